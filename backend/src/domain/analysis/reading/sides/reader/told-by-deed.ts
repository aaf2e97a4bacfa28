import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { placesOf } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

const HEAD = 30_000;
const only = (sides: readonly PaperSide[]): PaperSide | null => (sides.length === 1 ? sides[0]! : null);
/** A typed word that no name or role of the paper bears out, by what the paper says that a side has or does. */
export function byDeed(text: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|my|our) /, '');
  if (!/^\p{Ll}[\p{L} -]{1,30}$/u.test(word) || all.length !== 2) return null;
  const body = text.text.slice(0, HEAD);
  return (
    byHome(body, all, word) ??
    byChild(body, all, word) ??
    byKeeper(body, all, word) ??
    bySelfEmployed(body, all, word)
  );
}

const MY_HOME = /\bmy (?:own )?(?:home|house|flat|spare room)\b/i;
const YOUR_HOME = /\byour (?:home|house|flat|spare room)\b/i;
const COMES_IN =
  /\byou(?:['’]d| would| will|['’]ll| can)? (?:be )?(?:coming|come|mov(?:e|ing)|stay(?:ing)?) in\b|\byou (?:liked?|want|take|have|get|rent) the (?:\p{Ll}+ )?room\b|\byour (?:room|rent|board)\b|\bthe room is\b/iu;

const YOUR_ROOM = /\byour room\b|\broom\b[^.\n]{0,40}\bis yours\b/i;
const MY_ROOM = /\bmy room\b/i;
const RENT = /\b(?:rent|board)\b/i;

/** `lodger`, `boarder`, `landlady`: of a letter about a room in `my home`, whoever writes it lets the room. */
function byHome(body: string, all: readonly PaperSide[], word: string): PaperSide | null {
  const places = placesOf(word);
  const hands = new Set(places.filter(({ pair }) => pair.id === 'letting').map(({ side }) => side));
  if (hands.size !== 1 || places.some(({ pair }) => pair.id !== 'letting')) return null;
  const isMine = MY_HOME.test(body) && !YOUR_HOME.test(body) && COMES_IN.test(body);
  const isRoomYours = YOUR_ROOM.test(body) && !MY_ROOM.test(body) && RENT.test(body);
  if (!isMine && !isRoomYours) return null;
  const writer = only(all.filter(({ pronoun }) => pronoun === 'i'));
  const addressed = only(all.filter(({ pronoun }) => pronoun === 'you'));
  return writer === null || addressed === null ? null : hands.has('stronger') ? writer : addressed;
}

const PARENT = /^(?:mum|mom|mother|dad|father|parent|guardian|carer)$/;
const TEACHER = /^(?:\p{L}{3,10} )?(?:tutor|teacher|coach|instructor)$/u;
const MY_CHILD = /\bmy (?:\p{Ll}+ )?(?:son|daughter|child|boy|girl|children|kids?)\b/iu;
const YOUR_CHILD = /\byour (?:\p{Ll}+ )?(?:son|daughter|child|boy|girl|children|kids?)\b/iu;
const LESSONS = /\b(?:lessons?|tutor(?:ing)?|tuition|teach(?:ing)?|coaching)\b/i;
const MARRIED = /^(?:mrs|mdm|madam)\.? /i;

/** `mother` and `tutor` of letters about a child's lessons: the parent has the child, and the other one teaches. */
function byChild(body: string, all: readonly PaperSide[], word: string): PaperSide | null {
  if ((!PARENT.test(word) && !TEACHER.test(word)) || !LESSONS.test(body)) return null;
  const [mine, yours] = [MY_CHILD.test(body), YOUR_CHILD.test(body)];
  const titled = only(all.filter(({ name }) => MARRIED.test(name ?? '')));
  const told = mine === yours ? null : only(all.filter(({ pronoun }) => pronoun === (mine ? 'i' : 'you')));
  if (titled !== null && told !== null && titled !== told) return null;
  const other = all.find((side) => side !== titled)!;
  const isMister =
    titled !== null &&
    new RegExp(
      String.raw`\bMr\.? (?:\p{Lu}\p{L}+ )?${escaped((other.name ?? '-').split(' ').at(-1)!)}(?!\p{L})`,
      'u',
    ).test(body);
  const isMother = /^(?:mum|mom|mother)$/.test(word) || TEACHER.test(word);
  const parent = told ?? (mine || yours || (isMister && isMother) ? titled : null);
  if (parent === null) return null;
  return PARENT.test(word) ? parent : all.find((side) => side !== parent)!;
}

/** `kiosk owner`, where the paper says that the franchisee runs the kiosk. */
function byKeeper(body: string, all: readonly PaperSide[], word: string): PaperSide | null {
  const thing = /^(\p{L}{3,14}) (?:owner|keeper|operator)$/u.exec(word)?.[1];
  if (thing === undefined) return null;
  return only(
    all.filter(({ role, name }) =>
      [role, name].some(
        (own) =>
          own !== null &&
          new RegExp(
            String.raw`(?<!\p{L})${escaped(own)} (?:(?:shall|will|may|must|agrees to) )?(?:(?:personally|only|always) )?(?:runs?|operates?|keeps?|manages?|opens?|fits? out|staffs?) (?:the|a|an|one|its|her|his|their) (?:\p{L}+ )?${thing}\b`,
            'iu',
          ).test(body),
      ),
    ),
  );
}

const OWN_TAX = /\byou (?:do|pay|sort|look after|handle) your own (?:tax|taxes|insurance|accounts)\b/i;

/** `self-employed barber`: whom a paper tells to see to their own tax. */
const bySelfEmployed = (body: string, all: readonly PaperSide[], word: string): PaperSide | null =>
  /^self-?employed /.test(word) && OWN_TAX.test(body)
    ? only(all.filter(({ pronoun }) => pronoun === 'you'))
    : null;
