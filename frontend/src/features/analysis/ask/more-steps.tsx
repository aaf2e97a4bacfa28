import { GitCompareArrows, MessageCircleQuestion } from 'lucide-react';
import { useConfig } from '../../../lib/config.ts';
import type { ReportWords } from '../points/report-words.ts';
import { Button } from '../../../ui/button.tsx';

export interface MoreStepsProps {
  readonly words: ReportWords;
  readonly onAsk: () => void;
  readonly onCompare: () => void;
}

/** Ways on from a report: a question of one's own, and another version. Shown where the operator has them switched on. */
export function MoreSteps({ words, onAsk, onCompare }: MoreStepsProps) {
  const { data } = useConfig();
  return (
    <>
      {data?.canAsk === true && (
        <Button variant="outline" size="sm" onClick={onAsk}>
          <MessageCircleQuestion aria-hidden />
          {words.tell('Ask a question')}
        </Button>
      )}
      {data?.canCompare === true && (
        <Button variant="outline" size="sm" onClick={onCompare}>
          <GitCompareArrows aria-hidden />
          {words.tell('Compare versions')}
        </Button>
      )}
    </>
  );
}
