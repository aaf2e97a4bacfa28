import type {
  ClauseChange,
  ClausePlace,
  WordPiece,
} from '../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CHANGE_KINDS } from '../../../../../backend/src/domain/analysis/compare/render-comparison.ts';
import { clauseName, piecesOf, placeWords, TURNINGS } from './change-words.ts';

/** One changed clause: the versions side by side on wide screens, one below the other on phones. */
export function ChangeCard({ change }: { readonly change: ClauseChange }) {
  const { id, kind, before, after, words, turning, hasNewWords } = change;
  return (
    <li id={id} className="scroll-mt-24 rounded-[3px] border border-edge p-4">
      <h4 className="flex flex-wrap items-baseline gap-2">
        <Badge>{CHANGE_KINDS[kind]}</Badge>
        <span className="font-semibold wrap-anywhere">{clauseName(change)}</span>
        {turning.length > 0 && (
          <span className="text-sm text-paper-dim">
            {turning.map((one) => TURNINGS[one]).join(', ')} changed
          </span>
        )}
      </h4>
      {hasNewWords ? (
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          <Version name="Before" place={before} pieces={piecesOf(words, 'removed')} />
          <Version name="Now" place={after} pieces={piecesOf(words, 'added')} />
        </div>
      ) : (
        <div className="mt-3">
          <p className="text-sm text-paper-dim">
            The same words in another place: before {nameOf(before)}, now {nameOf(after)}.
          </p>
          <Version name="Words" place={after} pieces={piecesOf(words, 'added')} />
        </div>
      )}
    </li>
  );
}

const nameOf = (place: ClausePlace | null) =>
  place === null ? 'nowhere' : placeWords(place.clause, place.page, place.paragraphs[0] ?? 1);

interface VersionProps {
  readonly name: string;
  readonly place: ClausePlace | null;
  readonly pieces: readonly WordPiece[];
}

function Version({ name, place, pieces }: VersionProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-paper-dim">
        {name}
        {place === null ? '' : ` (${nameOf(place)})`}
      </p>
      {place === null ? (
        <p className="mt-1 text-paper-dim">Not in this version.</p>
      ) : (
        <p className="mt-1 text-[0.9375rem] leading-relaxed wrap-anywhere">
          {pieces.map(({ op, text }, index) => (
            // Pieces have no identity of their own and never change their order.
            <Piece key={`${index} ${op}`} op={op} text={text} />
          ))}
        </p>
      )}
    </div>
  );
}

function Piece({ op, text }: WordPiece) {
  switch (op) {
    case 'removed':
      return <del className="bg-alarm/20 decoration-alarm decoration-2">{text}</del>;
    case 'added':
      return <ins className="bg-marker/25 no-underline">{text}</ins>;
    case 'same':
      return text;
  }
}
