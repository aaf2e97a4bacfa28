import { Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { SectionMarkdown } from './markdown/section-markdown.tsx';
import { useFocusOnMount } from './shared/use-focus-on-mount.ts';

/** Kinds of document the product handles (specification, section 2). */
const HANDLED_KINDS = [
  'Contracts & Agreements',
  'Non-Disclosure Agreements (NDAs)',
  'Terms & Conditions',
  'Privacy Policies',
  'Property Documents',
  'Court Notices',
  'Legal Policies',
  'Government Regulations',
];

export interface RejectionCardProps {
  readonly reply: string;
  readonly onReset: () => void;
  /** Reads the same document whatever it looks like; role and country stay. */
  readonly onReadAnyway: () => void;
}

/** Says why there is no report, and what the product does handle. */
export function RejectionCard({ reply, onReset, onReadAnyway }: RejectionCardProps) {
  const card = useFocusOnMount<HTMLDivElement>();
  return (
    <Card ref={card} tabIndex={-1} className="border-l-4 border-l-caution outline-none">
      <CardHeader>
        <CardTitle level="h1">Not a Legal Document</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-7">
        <SectionMarkdown content={reply} />
        <div>
          <h2 className="font-semibold">These can be analyzed here</h2>
          <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {HANDLED_KINDS.map((kind) => (
              <li key={kind} className="flex items-center gap-3 text-paper-dim">
                <Check aria-hidden className="size-4 shrink-0 text-marker" />
                {kind}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onReset}>Upload a Legal Document</Button>
          <Button variant="outline" onClick={onReadAnyway}>
            It is a contract: read it anyway
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
