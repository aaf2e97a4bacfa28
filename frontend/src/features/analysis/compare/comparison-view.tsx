import { Download } from 'lucide-react';
import { useState } from 'react';
import type {
  Effect,
  PaperComparison,
  VersionQuote,
} from '../../../../../backend/src/adapters/http/contract.ts';
import {
  EFFECT_KINDS,
  renderComparison,
} from '../../../../../backend/src/domain/analysis/compare/render-comparison.ts';
import { reportToConsole } from '../../../lib/report-to-console.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChangeCard } from './change-card.tsx';
import { placeWords } from './change-words.ts';

/** What changed: first what it means for the reader, then every changed clause, then what stayed and what could not be compared. */
export function ComparisonView({ comparison }: { readonly comparison: PaperComparison }) {
  const { status, summary, reader, effects, changes, unchanged, notCompared } = comparison;
  return (
    <div className="mt-5">
      <p role="status" className="font-reading text-xl leading-snug">
        {summary}
      </p>
      {status !== 'unrelated' && <SaveButtons comparison={comparison} />}
      {effects.length > 0 && (
        <section aria-labelledby="meaning" className="mt-8">
          <h3 id="meaning" className="font-display text-2xl">
            {reader === null || reader.sideId === null ? 'What it means' : 'What it means for you'}
          </h3>
          <ul className="mt-3 grid gap-3">
            {effects.map((effect) => (
              <EffectCard key={effect.id} effect={effect} />
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changed" className="mt-10">
          <h3 id="changed" className="font-display text-2xl">
            Every changed clause
          </h3>
          <ol className="mt-3 grid gap-4">
            {changes.map((change) => (
              <ChangeCard key={change.id} change={change} />
            ))}
          </ol>
        </section>
      )}
      {unchanged.sentence !== '' && <p className="mt-8">{unchanged.sentence}</p>}
      {notCompared.length > 0 && (
        <section aria-labelledby="not-compared" className="mt-8">
          <h3 id="not-compared" className="font-semibold">
            What could not be compared
          </h3>
          <ul className="mt-2 list-disc pl-5 text-paper-dim">
            {notCompared.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8 text-sm text-paper-dim">
        Made by fixed rules, without an AI language model. This is not legal advice.
      </p>
    </div>
  );
}

function EffectCard({ effect }: { readonly effect: Effect }) {
  const { kind, title, text, before, after, change } = effect;
  const isBad = kind === 'came' || kind === 'worse';
  return (
    <li
      className={`rounded-[3px] border p-4 ${isBad && effect.about === 'risk' ? 'border-alarm' : 'border-edge'}`}
    >
      <p className="flex flex-wrap items-baseline gap-2">
        <Badge>{EFFECT_KINDS[kind]}</Badge>
        <span className="font-semibold wrap-anywhere">{title}</span>
      </p>
      {text !== '' && <p className="mt-1 text-paper-dim">{text}</p>}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Side name="Before" quote={before} />
        <Side name="Now" quote={after} />
      </div>
      {change !== null && (
        <a
          href={`#${change}`}
          className="mt-3 inline-block text-sm underline decoration-marker decoration-2 underline-offset-4"
        >
          See the clause
        </a>
      )}
    </li>
  );
}

function Side({ name, quote }: { readonly name: string; readonly quote: VersionQuote | null }) {
  if (quote === null) return null;
  return (
    <blockquote className="border-l-2 border-edge pl-3 text-[0.9375rem] wrap-anywhere">
      <span className="block text-sm text-paper-dim">
        {name} ({placeWords(quote.clause, quote.page, quote.paragraph)})
      </span>
      “{quote.text}”
    </blockquote>
  );
}

function SaveButtons({ comparison }: { readonly comparison: PaperComparison }) {
  const [isWriting, setIsWriting] = useState(false);
  const saveMarkdown = () =>
    saveFile(
      'comparison.md',
      new Blob([renderComparison(comparison)], { type: 'text/markdown;charset=utf-8' }),
    );
  const saveDocx = async () => {
    setIsWriting(true);
    try {
      const { comparisonDocx } = await import('./comparison-docx.ts');
      saveFile('comparison.docx', await comparisonDocx(comparison));
    } catch (error) {
      reportToConsole('Failed to write the DOCX', error);
    }
    setIsWriting(false);
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => void saveDocx()} disabled={isWriting}>
        <Download aria-hidden />
        {isWriting ? 'Writing DOCX...' : 'Download DOCX'}
      </Button>
      <Button variant="outline" size="sm" onClick={saveMarkdown}>
        <Download aria-hidden />
        Download Markdown
      </Button>
    </div>
  );
}
