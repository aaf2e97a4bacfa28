import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { fold } from '../names/names.ts';
import type { PaperSide } from '../side.ts';

const HEAD = 30_000;
/** Words for one relation. */
const KIN: readonly (readonly string[])[] = [
  ['grandmother', 'nana', 'nan', 'gran', 'granny', 'grandma', 'nonna', 'oma'],
  ['grandfather', 'grandad', 'granddad', 'grandpa', 'opa'],
  ['mother', 'mum', 'mom', 'mam', 'mummy', 'mama'],
  ['father', 'dad', 'daddy', 'papa'],
  ['daughter'],
  ['son'],
  ['sister'],
  ['brother'],
  ['aunt', 'auntie', 'aunty'],
  ['uncle'],
  ['niece'],
  ['nephew'],
  ['cousin'],
  ['wife'],
  ['husband'],
  ['partner'],
  ['friend'],
  ['neighbour', 'neighbor'],
];
const PARENTS = new Set(['mother', 'father']);
const CHILDREN = new Set(['daughter', 'son']);
/** Those of whom somebody is the relative that a word means. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  aunt: ['niece', 'nephew'],
  uncle: ['niece', 'nephew'],
  niece: ['aunt', 'uncle'],
  nephew: ['aunt', 'uncle'],
};
const nameOf = (word: string) => KIN.find((words) => words.includes(word))?.[0] ?? null;
/** `nephew`, `Nana`, `mother of the student`, `bride’s father`: the one side that the paper sets in that relation. */
export function byKin({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const words = fold(typed).split(' ');
  const kin = words.map(nameOf).find((name) => name !== null) ?? null;
  if (kin === null || words.length > 5) return null;
  if (words.length > 1 && !/\bof\b|['’]s\b/i.test(typed)) return null;
  const head = text.slice(0, HEAD);
  const told = all.filter((side) => isTold(side, kin, head));
  if (told.length === 1) return told[0]!;
  if (told.length > 1) return null;
  // `Norma gives her nephew Will`: the other one of two is the aunt
  const answering = (ANSWERS[kin] ?? []).flatMap((other) => all.filter((side) => isTold(side, other, head)));
  const [answer] = answering;
  if (all.length === 2 && answer !== undefined && answering.every((side) => side === answer))
    return all.find((side) => side !== answer)!;
  // `your father, Mr Pryce` speaks to a son or a daughter, `your daughter` to a parent
  const ofYou = CHILDREN.has(kin)
    ? /\byour (?:father|mother|mum|mom|dad|parents)\b/i
    : PARENTS.has(kin)
      ? /\byour (?:son|daughter|child|children|little (?:one|boy|girl))\b/i
      : null;
  const you = all.filter(({ pronoun }) => pronoun === 'you');
  if (ofYou !== null && ofYou.test(head) && you.length === 1) return you[0]!;
  // `Love, Dad` speaks to a son or a daughter
  if (CHILDREN.has(kin)) {
    const parent = all.filter((side) =>
      [side.name, ...side.alsoNamed].some((name) => name !== null && PARENTS.has(nameOf(fold(name)) ?? '')),
    );
    return parent.length === 1 && all.length === 2 ? all.find((side) => side !== parent[0])! : null;
  }
  // a parent of whoever a form or a school speaks of is the side called parent
  if (PARENTS.has(kin)) {
    const parents = all.filter((side) =>
      side.mentions.some((word) => /\bparents?\b|\bcarer\b|\bguardian\b/.test(word)),
    );
    return parents.length === 1 ? parents[0]! : null;
  }
  return null;
}

function isTold(side: PaperSide, kin: string, head: string): boolean {
  const words = [...KIN.find(([first]) => first === kin)!, ...(PARENTS.has(kin) ? ['parents'] : [])].join(
    '|',
  );
  const names = [side.name, side.role, ...side.alsoNamed]
    .filter((name) => name !== null)
    .flatMap((name) => [name, name.split(' ')[0]!])
    .filter((name) => name.length > 2);
  return names.some((name) => {
    const own = escaped(name);
    return (
      new RegExp(
        String.raw`(?<!\p{L})${own}(?: \p{Lu}[\p{L}'’-]+)?\)?,? ?\(?(?:(?:is|as|who is) )?(?:the |her |his |my |their |our |your )?(?:${words})\b`,
        'iu',
      ).test(head) ||
      new RegExp(
        String.raw`\b(?:my|our|his|her|their|your) (?:\p{Ll}+ )?(?:${words}),? ${own}(?!\p{L})`,
        'iu',
      ).test(head) ||
      // `Mrs Nair: Hello, this is Deepa, Arjun’s mother`
      new RegExp(
        String.raw`^(?:\[[^\]\n]{4,40}\] ?)?${own}: [^\n]{0,60}\b(?:this is|I am|I['’]m) [^\n.]{0,30}['’]s (?:${words})\b`,
        'imu',
      ).test(head) ||
      new RegExp(String.raw`(?<!\p{L})${own}, \p{Lu}[\p{L}]+(?:['’]s)? (?:${words})\b`, 'iu').test(head)
    );
  });
}
