import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { wordsOfCare } from '../../../../../backend/src/marking/care.ts';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { useAnalysisStore, type AnalysisResult } from '../shared/analysis-store.ts';
import { ChangesPart } from './changes-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { LetterPart } from './letter-part.tsx';
import { useChoices } from './use-choices.ts';

export interface PrepareChangesProps {
  readonly result: AnalysisResult;
  readonly report: Report;
  /** It stays on the page, unseen, while the person is back at the report. */
  readonly isShown: boolean;
  readonly onBack: () => void;
}

/** What to do with the report: the document with changes, a letter, and dates for the calendar. All of it stays in the page. */
export function PrepareChanges({ result, report, isShown, onBack }: PrepareChangesProps) {
  const file = useAnalysisStore((state) => state.file);
  const { brand } = useSite();
  const choices = useChoices(report);
  const [care] = useState(() => wordsOfCare(report, new Date()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isShown) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <section aria-label="Prepare changes" className="mt-4 wrap-anywhere">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to the report
      </Button>
      <h2 ref={heading} tabIndex={-1} className="mt-1 font-display text-2xl leading-tight outline-none">
        Prepare changes
      </h2>
      {care.length > 0 && (
        <section
          aria-label="Before you send it"
          className="mt-3 rounded-[4px] border border-caution bg-caution/10 px-4 py-3"
        >
          <p className="font-semibold">Before you send it</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {care.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <Tabs defaultValue="changes" className="mt-4">
        <TabsList>
          <TabsTrigger value="changes">Changes</TabsTrigger>
          <TabsTrigger value="letter">Letter</TabsTrigger>
          <TabsTrigger value="dates">Dates</TabsTrigger>
        </TabsList>
        {/* All three stay where they are, so that nothing that was chosen or written is lost between them. */}
        <TabsContent value="changes" forceMount className="pt-5 data-[state=inactive]:hidden">
          <ChangesPart result={result} file={file} choices={choices} brandName={brand.name} />
        </TabsContent>
        <TabsContent value="letter" forceMount className="pt-5 data-[state=inactive]:hidden">
          <LetterPart result={result} chosen={choices.chosen} />
        </TabsContent>
        <TabsContent value="dates" forceMount className="pt-5 data-[state=inactive]:hidden">
          <DatesPart result={result} report={report} brandName={brand.name} />
        </TabsContent>
      </Tabs>
    </section>
  );
}
