import type { Reader } from '../../../../ports/analyst.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { ReportDraft } from '../../report/report-draft.ts';
import { joinDrafts, type ReadPart } from './join-drafts.ts';
import { partsOf, type LanguagePart } from './parts.ts';

/** From this share on the English part leads, since the rules for it know most. */
const ENGLISH_LEADS = 0.3;

/** Reads each part of a paper in several languages by the rules for its own; null where a paper is in one. */
export function readMixed(
  text: LegalText,
  reader: Reader,
  read: (part: LanguagePart, reader: Reader, isFirst: boolean) => ReportDraft,
): ReportDraft | null {
  const bySize = partsOf(text);
  const english = bySize.find(({ language, share }) => language === 'en' && share >= ENGLISH_LEADS);
  const [first, ...others] =
    english === undefined ? bySize : [english, ...bySize.filter((part) => part !== english)];
  if (first === undefined) return null;
  const readAs = (as: Reader): [ReadPart, ...ReadPart[]] => [
    { language: first.language, draft: read(first, as, true) },
    ...others.map((part) => ({ language: part.language, draft: read(part, as, false) })),
  ];
  const parts = readAs(reader);
  const role = roleOf(parts);
  if (role === null || parts.every(({ draft }) => draft.reader.sideId !== null))
    return joinDrafts(leading(parts));
  // a name or role typed in one language tells the side in the others by its role in English
  const again = readAs({ ...reader, identity: role });
  const told = parts.map((part, index) =>
    part.draft.reader.sideId === null ? withTyped(again[index]!, reader) : part,
  );
  return joinDrafts(leading(told));
}

/** The part that leads: the first in which the reader's side is known. */
function leading(parts: readonly ReadPart[]): [ReadPart, ...ReadPart[]] {
  const first = parts.find(({ draft }) => draft.reader.sideId !== null) ?? parts[0]!;
  return [first, ...parts.filter((part) => part !== first)];
}

function roleOf(parts: readonly ReadPart[]): string | null {
  for (const { draft } of parts) {
    const side = draft.sides.find(({ id }) => id === draft.reader.sideId);
    const role = side === undefined ? null : (side.role ?? side.name);
    if (role !== null) return role;
  }
  return null;
}

const withTyped = (part: ReadPart, { identity }: Reader): ReadPart => ({
  ...part,
  draft: { ...part.draft, reader: { ...part.draft.reader, typed: identity } },
});
