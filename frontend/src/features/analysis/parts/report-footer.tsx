import { useReportWords } from '../points/report-words.ts';
import type { Answer } from '../shared/answer.ts';
import { Provenance, Reading } from './report-facts.tsx';

/** How the report was made, below everything that it says. */
export function ReportFooter({ answer }: { readonly answer: Answer }) {
  const { tell } = useReportWords();
  return (
    <footer className="mt-5 flex flex-col gap-3 sm:mt-12 sm:gap-8">
      <Reading answer={answer} />
      <Provenance answer={answer} />
      <p className="border-t border-rule pt-3 text-sm first:border-t-0 first:pt-0 sm:pt-4 text-paper-dim">
        {tell(
          'This report is information, not legal advice. Where much depends on the document, ask a lawyer.',
        )}
      </p>
    </footer>
  );
}
