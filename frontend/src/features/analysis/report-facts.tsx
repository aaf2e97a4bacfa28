import type { ReactNode } from 'react';
import { fullDate } from '../../lib/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Answer } from './answer.ts';
import { whereTheTextWent } from './provenance-words.ts';
import { countBySeverity, SEVERITIES, SEVERITY_LABELS } from './severity.ts';

/** What stands beside the report, or before it where there is no room: how many risks, what was read, and what was not. */
export function ReportFacts({ answer }: { readonly answer: Answer }) {
  return (
    <aside
      aria-label="About this report"
      className="flex flex-col gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:self-start"
    >
      <RiskCounts answer={answer} />
      <Reading answer={answer} />
    </aside>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-4">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-2 flex flex-col gap-2 text-sm text-paper-dim">{children}</div>
    </section>
  );
}

function RiskCounts({ answer }: { readonly answer: Answer }) {
  const counts = countBySeverity(answer.findings);
  const tones = { high: 'alarm', medium: 'caution', low: 'calm' } as const;
  if (answer.findings.length === 0) return null;
  return (
    <Block title="Risks found">
      <p className="flex flex-wrap gap-2">
        {SEVERITIES.map((severity) => (
          <Badge key={severity} tone={counts[severity] > 0 ? tones[severity] : 'neutral'}>
            {SEVERITY_LABELS[severity]} {counts[severity]}
          </Badge>
        ))}
      </p>
    </Block>
  );
}

function Reading({ answer }: { readonly answer: Answer }) {
  const { document, notices, paragraphs } = answer;
  if (document === null && notices.length === 0 && paragraphs.length === 0) return null;
  return (
    <Block title="How the document was read">
      {document !== null && (
        <p>
          {pagesRead(document)}. {isPartLost(notices) && 'At most '}
          {document.readPercent}% was read.
        </p>
      )}
      {notices.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Notices">
          {notices.map(({ code, text, pages }) => (
            <li key={`${code} ${pages.join()} ${text}`} className="border-l-2 border-caution pl-3">
              {text}
              {pages.length > 0 && ` (p. ${pages.join(', ')})`}
            </li>
          ))}
        </ul>
      )}
      {paragraphs.length > 0 && (
        <p>
          § counts the paragraphs of your document as we read them; before it stands the contract’s own clause
          number, where it has one. Press a § in the report to read the words.
        </p>
      )}
    </Block>
  );
}

/** Nobody can count the pages that a damaged file has lost. */
const isPartLost = (notices: Answer['notices']) =>
  notices.some(({ code, pages }) => code === 'partly-recovered' && pages.length === 0);

/** How many pages there were, and how many of them were pictures of text. */
export function pagesRead({ pages, ocrPages }: NonNullable<Answer['document']>): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  if (ocrPages === 0) return count;
  if (pages === 1) return `${count}, by text recognition`;
  return ocrPages < pages
    ? `${count}, ${ocrPages} of them by text recognition`
    : `${count}, all by text recognition`;
}

/** Where the text went, when, and which file it was. */
export function Provenance({ answer: { provenance } }: { readonly answer: Answer }) {
  if (provenance === null) return null;
  return (
    <Block title="Where the text went">
      <p>{whereTheTextWent(provenance)}</p>
      <p>
        Started {fullDate(provenance.started)}, finished {fullDate(provenance.finished)}.
      </p>
      <p>
        SHA-256 of the file: <code className="text-xs break-all">{provenance.documentSha256}</code>
      </p>
    </Block>
  );
}
