import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { isFirm, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { sifted } from '../../../sieve/sifted.ts';

const LONGEST = 2_500;
const ISSUED = sifted(
  /^(?:issued|prepared|made out|granted|sold|let|addressed|booked|accepted) (?:to|for|by) (?=(?:Mr|Mrs|Ms|Miss|Mx|Dr|Mdm)\.? \p{Lu})|^(?:quotation|quote|estimate|proposal|offer|invoice|summary|statement)(?: (?:no|number|ref)\.? ?[\w/-]{1,12})?,? (?:prepared )?for (?=(?:Mr|Mrs|Ms|Miss|Mx|Dr|Mdm)\.? \p{Lu})/iu,
);

/** `Issued to Mrs Oona Pratt, The Forge`: whom a paper at its head says it is for. */
export function fromIssue({ text, start }: Paragraph): Naming[] {
  const match = ISSUED.exec(text);
  const names = match === null ? [] : splitPersons(text.slice(match[0].length)).slice(0, 2);
  const at = start + (match?.[0].length ?? 0);
  return names.length === 0
    ? []
    : [
        {
          names,
          roles: [],
          aliases: [],
          pronoun: 'you',
          span: { start: at, end: at + names[0]!.length },
          weight: 2,
        },
      ];
}

const ME_AND_YOU = sifted(/\b(?:(?:between|from) (me|us)|(?:and|to) (you)),? {1,2}(?=\p{Lu})/gu);

/** `This is between me, Deirdre Foley, and you, Luca Bianchi`. */
export function fromMeAndYou(paragraph: Paragraph): Naming[] {
  const words = paragraph.text.slice(0, LONGEST);
  return [...ME_AND_YOU.matchAll(words)].flatMap((match): Naming[] => {
    const at = match.index + match[0].length;
    const names = splitPersons(words.slice(at));
    if (names.length === 0 || (!names[0]!.includes(' ') && !isFirm(names[0]!))) return [];
    const pronoun = match[2] === undefined ? (match[1] === 'me' ? 'i' : 'we') : 'you';
    const span = { start: paragraph.start + at, end: paragraph.start + at + names[0]!.length };
    return [{ names, roles: [], aliases: [], pronoun, span, weight: 3 }];
  });
}

const TO_ALL = sifted(
  /^(?:notice )?to (?:all|every|our|all our|all the) (?<role>\p{L}{4,20}?)s?\b[^.;]{0,60}$/iu,
);

/** Where such a heading stands. */
const OPENING = 300;

/** `TO ALL MEMBERS WHO USE THE BUS`: whom a paper speaks to as `you`. */
export function fromHeading({ text, start }: Paragraph): Naming[] {
  if (start > OPENING) return [];
  const role = TO_ALL.exec(text.trim())?.groups?.['role']?.toLowerCase();
  if (role === undefined || !isRole(role)) return [];
  const named = role.charAt(0).toUpperCase() + role.slice(1);
  return [
    {
      names: [],
      roles: [named],
      aliases: [],
      pronoun: 'you',
      span: { start, end: start + text.length },
      weight: 3,
    },
  ];
}

/** Lines in which an address stands. */
const ADDRESS = 8;
const TITLED = sifted(/^(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? (?:and|&) )?(?:Mr|Mrs|Ms|Miss|Mx|Dr|Mdm)\.? \p{Lu}/u);

/** `Mr and Mrs S. Lyle, Ramelton` in a line of its own under a firm's letterhead: whom the paper is for. */
export function addressBlock({ paragraphs }: LegalText, isSpoken: boolean): Naming[] {
  const line = paragraphs
    .slice(1, ADDRESS)
    .find(
      ({ text }) =>
        text.length < 90 &&
        TITLED.test(text) &&
        !/[:|.!?]$|[:|]|\b\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(text),
    );
  const names = line === undefined ? [] : splitPersons(line.text).slice(0, 2);
  if (line === undefined || names.length === 0) return [];
  const span = { start: line.start, end: line.end };
  return [{ names, roles: [], aliases: [], pronoun: isSpoken ? 'you' : null, span, weight: 3 }];
}
