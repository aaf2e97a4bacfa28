import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PaperAnswer } from '../../../../../backend/src/adapters/http/contract.ts';
import { MAX_QUESTION_CHARACTERS } from '../../../../../config/product.ts';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Input, Label } from '../../../ui/input.tsx';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { AnswerCard } from './answer-card.tsx';
import { suggestedQuestions } from './suggested-questions.ts';

interface Exchange {
  readonly id: number;
  readonly question: string;
  /** What came back: an answer, a sentence about a failure, or null while it is awaited. */
  readonly answer: PaperAnswer | string | null;
}

export interface AskPanelProps {
  readonly result: AnalysisResult;
  readonly onClose: () => void;
}

/** Questions on the paper of a report. They and their answers live in this panel alone, and go with it. */
export function AskPanel({ result, onClose }: AskPanelProps) {
  const { exchanges, ask, isBusy } = useExchanges(result);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || isBusy) return;
    ask(typed.trim());
    setTyped('');
  };
  const asked = new Set(exchanges.map(({ question }) => question));
  const suggestions = suggestedQuestions(result.answer.report?.paper.subject).filter(
    (question) => !asked.has(question),
  );
  return (
    <section aria-label="Ask a question" className="mt-4 mb-6 rounded-[3px] border border-edge p-4 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-display text-xl">Ask this document</h2>
        <Button variant="quiet" size="sm" onClick={onClose} aria-label="Close questions">
          <X aria-hidden />
        </Button>
      </div>
      <form onSubmit={submit} className="mt-3">
        <Label htmlFor="question">Your question</Label>
        <div className="mt-2 flex flex-col gap-2 sm:flex-row">
          <Input
            ref={field}
            id="question"
            value={typed}
            maxLength={MAX_QUESTION_CHARACTERS}
            autoComplete="off"
            placeholder="e.g. Can I leave early?"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={isBusy || typed.trim() === ''}>
            <Search aria-hidden />
            Ask
          </Button>
        </div>
      </form>
      <ol aria-live="polite" className="mt-5 grid gap-4 empty:hidden">
        {exchanges.toReversed().map(({ id, question, answer }) => (
          <AnswerCard key={id} question={question} answer={answer} paragraphs={result.answer.paragraphs} />
        ))}
      </ol>
      <ul aria-label="Suggested questions" className="mt-3 flex flex-wrap gap-2">
        {suggestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => ask(question)}
              className="disabled:opacity-45"
            >
              <Chip>{question}</Chip>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-paper-dim">
        Answers quote the document and are not legal advice. The text goes to this service with each question
        and is not kept.
      </p>
    </section>
  );
}

/** The questions so far; one at a time. */
function useExchanges(result: AnalysisResult) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const isBusy = exchanges.some(({ answer }) => answer === null);

  const ask = (question: string) => {
    const id = exchanges.length;
    const before = exchanges.at(-1)?.question ?? null;
    setExchanges((known) => [...known, { id, question, answer: null }]);
    const settle = (answer: PaperAnswer | string) =>
      setExchanges((known) => known.map((one) => (one.id === id ? { ...one, answer } : one)));
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const body = {
      question,
      before,
      userIdentity: result.userIdentity,
      selectedCountry: result.country,
      reportLanguage: result.answer.report?.language ?? 'en',
      paragraphs: result.answer.paragraphs,
    };
    api<PaperAnswer>('POST', '/api/ask', { body, signal }).then(settle, (error: unknown) => {
      if (!signal.aborted)
        settle(
          error instanceof Error && error.message !== '' ? error.message : 'The question could not be sent.',
        );
    });
  };
  return { exchanges, ask, isBusy };
}
