import { memo, type ComponentProps } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import type { Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { safeUrl } from '../shared/safe-url.ts';
import { SEVERITY_TONES } from '../shared/severity-words.ts';
import { gfmTables } from './gfm-tables.ts';
import { showClause } from './clause-reader-store.ts';
import { tameMarkdown } from './tame-markdown.ts';

export interface SectionMarkdownProps {
  readonly content: string;
  /** What turns places and severities into things to use; keep the array itself stable between renders. */
  readonly plugins?: NonNullable<Options['rehypePlugins']>;
}

/**
 * Markdown from the server, which a model may have written about a hostile document: raw HTML is not rendered, images
 * are not loaded, and links lead to http, https and mailto only.
 */
export const SectionMarkdown = memo(function SectionMarkdown({
  content,
  plugins = NONE,
}: SectionMarkdownProps) {
  return (
    <div className="prose">
      <Markdown
        skipHtml
        disallowedElements={FORBIDDEN}
        remarkPlugins={TABLES}
        rehypePlugins={plugins}
        components={COMPONENTS}
        urlTransform={safeUrl}
      >
        {tameMarkdown(content)}
      </Markdown>
    </div>
  );
});

const NONE: NonNullable<Options['rehypePlugins']> = [];
const TABLES: NonNullable<Options['remarkPlugins']> = [gfmTables];
const FORBIDDEN = ['img'];
const isSeverity = (value: unknown): value is Severity =>
  typeof value === 'string' && value in SEVERITY_TONES;

/** Attributes that the plug-ins set, as they arrive at a component. */
type FromPlugin<Tag extends 'a' | 'button' | 'li' | 'span'> = ComponentProps<Tag> & {
  'data-paragraph'?: unknown;
  'data-citations'?: unknown;
  'data-words'?: unknown;
  'data-severity'?: unknown;
  'data-label'?: unknown;
  'data-place'?: unknown;
};

const COMPONENTS: Components = {
  a: ({ href, children }: FromPlugin<'a'>) =>
    href === undefined ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  // Markdown knows no buttons and no spans: both come from our own plug-ins.
  button: (props: FromPlugin<'button'>) => (
    <CitationButton
      label={String(props['data-words'])}
      paragraph={Number(props['data-paragraph'])}
      citations={wordsOf(props['data-citations'])}
    />
  ),
  span: ({ children, ...props }: FromPlugin<'span'>) => {
    const severity = props['data-severity'];
    return isSeverity(severity) ? (
      <Badge tone={SEVERITY_TONES[severity]} className="mr-1 align-middle font-sans">
        {children}
      </Badge>
    ) : (
      <span
        className={cx(
          props['data-label'] === true && 'font-sans text-[0.85em] text-paper-dim',
          // A parenthesis stays with the place it holds.
          props['data-place'] === true && 'whitespace-nowrap',
        )}
      >
        {children}
      </span>
    );
  },
  // Risks stand apart from one another.
  li: ({ children, value, ...props }: FromPlugin<'li'>) => (
    <li value={value} className={isSeverity(props['data-severity']) ? 'mt-6! first:mt-0!' : undefined}>
      {children}
    </li>
  ),
};

const wordsOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(' ') : []);

function CitationButton({
  label,
  paragraph,
  citations,
}: {
  readonly label: string;
  readonly paragraph: number;
  readonly citations: readonly string[];
}) {
  return (
    <button
      type="button"
      aria-label={`${label}: show it in the document`}
      onClick={() => showClause({ paragraph, citations })}
      className="rounded-[2px] px-0.5 font-sans text-[0.85em] whitespace-nowrap text-marker underline decoration-marker/50 decoration-1 underline-offset-4 hover:bg-marker hover:text-marker-ink"
    >
      {label}
    </button>
  );
}
