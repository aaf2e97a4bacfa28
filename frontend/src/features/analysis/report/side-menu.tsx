import { wordsOf } from '../points/report-words.ts';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { MenuButton, MenuChoice } from '../../../ui/menu-button.tsx';
import { identityOf, readersSide, sideLabel, sideName } from '../points/side-names.ts';

export interface SideChoice {
  /** Reads the document again for another side, named as typed into the form; null where the document is gone. */
  readonly onChoose: ((identity: string) => void) | null;
}

/** Whose side the report takes, and a way to have it read for another one. */
export function SideMenu({ report, onChoose }: SideChoice & { readonly report: Report }) {
  const words = wordsOf(report);
  const { tell } = words;
  const mine = readersSide(report);
  if (report.sides.length === 0) return null;
  if (onChoose === null) {
    return mine === null ? null : (
      <p className="text-sm text-paper-dim">{tell('You are {side}', { side: sideName(mine, words) })}</p>
    );
  }
  return (
    <MenuButton
      label={
        <span className="min-w-0 break-words">
          {mine === null ? tell('Choose your side') : tell('You are {side}', { side: sideName(mine, words) })}
        </span>
      }
      panelLabel={tell('Whose side are you on?')}
    >
      {(close) => (
        <>
          {report.sides.map((side) => (
            <MenuChoice
              key={side.id}
              isCurrent={side.id === mine?.id}
              onClick={() => {
                close();
                if (side.id !== mine?.id) onChoose(identityOf(side));
              }}
            >
              {sideLabel(side, words)}
            </MenuChoice>
          ))}
          <p className="px-3 py-2 text-sm text-paper-dim">
            {tell('Another side means another reading. It counts as one more analysis.')}
          </p>
        </>
      )}
    </MenuButton>
  );
}

/** Asks who the reader is, where the name they gave matches nobody in the document. */
export function AskSide({ report, onChoose }: SideChoice & { readonly report: Report }) {
  const { reader, sides } = report;
  const words = wordsOf(report);
  const { tell } = words;
  if (readersSide(report) !== null || sides.length < 2) return null;
  const meant = sides.find(({ id }) => id === reader.writtenFor);
  return (
    <section aria-label="Who are you?" className="mb-4 rounded-[4px] border border-marker px-4 py-3 sm:px-5">
      <p className="font-semibold">{tell('Who are you in this document?')}</p>
      <p className="text-paper-dim">
        {reader.typed.trim() === ''
          ? tell('We could not match you to one of its sides, so this report takes nobody’s side.')
          : tell('We could not match “{typed}” to one of its sides, so this report takes nobody’s side.', {
              typed: reader.typed,
            })}
        {meant !== undefined &&
          ` ${
            meant.name === 'You'
              ? tell('Until you choose, “you” in the risks means whoever the paper calls “you”.')
              : tell('Until you choose, “you” in the risks means {side}.', { side: sideLabel(meant, words) })
          }`}
      </p>
      {onChoose !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          {sides.map((side) => (
            <button
              key={side.id}
              type="button"
              onClick={() => onChoose(identityOf(side))}
              className="min-h-9 max-w-full rounded-full border border-edge px-4 text-left text-sm font-medium break-words hover:border-paper"
            >
              {sideLabel(side, words)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
