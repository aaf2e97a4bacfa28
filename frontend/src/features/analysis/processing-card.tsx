import { useEffect, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stopAnalysis, type ArrivingSection, type Running } from './shared/analysis-store.ts';
import { elapsed, isAnalysisNamed, percentDone, realStage } from './real-stage.ts';
import { SectionMarkdown } from './markdown/section-markdown.tsx';
import { readingNow } from './shared/provenance-words.ts';
import { useFocusOnMount } from './shared/use-focus-on-mount.ts';

/** What is happening to the document, how long it has taken, and a way to end it. */
export function ProcessingCard({ running }: { readonly running: Running }) {
  const stage = realStage(running);
  const isWaiting = running.position !== null;
  const card = useFocusOnMount<HTMLDivElement>();
  const sections = isAnalysisNamed(running.status) ? running.sections : [];
  const latest = sections.at(-1);
  return (
    <div className="flex flex-col gap-6">
      <Card ref={card} tabIndex={-1} className="outline-none">
        <CardHeader>
          <CardTitle level="h1">Processing Your Document</CardTitle>
          <CardDescription>This may take a few moments...</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-5">
          <Progress value={percentDone(running)} label="Progress of the analysis" />
          <div className="flex flex-col gap-1">
            {isWaiting ? (
              <p data-testid="real-stage" className="font-reading text-xl text-paper">
                {stage}
              </p>
            ) : (
              <Reader />
            )}
            <p className="text-paper-dim tabular-nums">
              <span role="status">{isWaiting ? 'Nothing is read yet.' : running.status}</span>
              {!isWaiting && stage !== null && <span data-testid="real-stage"> · {stage}</span>} ·{' '}
              <Elapsed since={running.startedAt} />
            </p>
          </div>
          <div>
            <Button variant="outline" onClick={stopAnalysis}>
              Stop
            </Button>
          </div>
        </CardContent>
      </Card>
      <VisuallyHidden role="status">
        {latest !== undefined && `Section ${latest.index}, ${latest.title}, is written`}
      </VisuallyHidden>
      {sections.length > 0 && <Arriving sections={sections} />}
    </div>
  );
}

/** Who reads, before the specified words under the bar, which do not say it. */
function Reader() {
  const { data } = useConfig();
  return data === undefined ? null : (
    <p className="font-reading text-xl text-paper">{readingNow(data.analyst)}</p>
  );
}

/** Ticks by itself, so that nothing else renders each second; too restless to be read aloud. */
function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{elapsed(now - since)}</span>;
}

/** The sections written so far. Those that code has not checked yet look unfinished. */
function Arriving({ sections }: { readonly sections: readonly ArrivingSection[] }) {
  return (
    <section aria-label="Sections so far" className="flex flex-col gap-4">
      {sections.map(({ index, title, content, final }) => (
        <Card key={index} className={final ? '' : 'border-dashed opacity-75'}>
          <CardHeader className="flex-row flex-wrap items-baseline gap-3">
            <CardTitle>{title}</CardTitle>
            <Badge tone={final ? 'calm' : 'neutral'}>{final ? 'Checked' : 'Not checked yet'}</Badge>
          </CardHeader>
          <CardContent>
            <SectionMarkdown content={content} />
          </CardContent>
        </Card>
      ))}
    </section>
  );
}
