import { COUNTRIES } from '../../../../config/product.ts';
import { CLAUSE_LIBRARY } from '../../../src/domain/analysis/clauses/library.ts';
import { fittedKinds } from '../../../src/domain/analysis/clauses/fitted-words.ts';
import type { ClauseKind } from '../../../src/domain/analysis/clauses/clause-kind.ts';
import type { Usual } from '../../../src/domain/analysis/clauses/usual.ts';
import { modelPaperFor } from '../../../src/domain/analysis/clauses/model-papers.ts';
import { LAW_RULES } from '../../../src/domain/analysis/jurisdictions/rules/all.ts';
import { LANGUAGE_NAMES } from '../../../src/domain/analysis/language/detect-language.ts';
import { titleBetweenFirms } from '../../../src/domain/analysis/reading/burdens/boilerplate.ts';
import { betterThan } from '../../../src/domain/analysis/reading/burdens/better-than.ts';
import { RISK_FAMILIES } from '../../../src/domain/analysis/reading/burdens/families.ts';
import { EXPECTATIONS } from '../../../src/domain/analysis/reading/languages/en/expectations/all.ts';
import { PURPOSES } from '../../../src/domain/analysis/reading/languages/en/money/money-words.ts';
import { SPECIAL_PURPOSES } from '../../../src/domain/analysis/reading/languages/en/money/sum-purposes.ts';
import { NOTICE_PURPOSES } from '../../../src/domain/analysis/reading/languages/en/notice-words.ts';
import { PAPER_KINDS } from '../../../src/domain/analysis/reading/languages/en/kinds/paper-kinds.ts';
import { PERCENT_PURPOSES } from '../../../src/domain/analysis/reading/languages/en/money/percent-words.ts';
import { LAW_ADJECTIVES } from '../../../src/domain/analysis/reading/languages/en/places-of-law.ts';
import { ROLE_PAIRS } from '../../../src/domain/analysis/reading/languages/en/roles/all.ts';
import { BURDEN_MESSAGES } from '../../../src/domain/analysis/reading/messages/en/risks.ts';
import type { ClauseFacts, RiskMessage } from '../../../src/domain/analysis/reading/messages/risk-message.ts';
import { PACKS } from '../../../src/domain/analysis/reading/packs/packs.ts';
import { DOCUMENT_LABELS } from '../../../src/domain/analysis/recognition/document-type.ts';
import { ANSWER_MESSAGES } from '../../../src/domain/analysis/report/languages/answer-messages.ts';
import { FRAME_MESSAGES } from '../../../src/domain/analysis/report/languages/frame-messages.ts';
import { LETTER_WORDS } from '../../../src/domain/analysis/report/languages/letter-words.ts';
import { MISSING_WORDS, REQUEST_WORDS } from '../../../src/domain/analysis/report/languages/request-words.ts';
import { PAGE_WORDS } from '../../../src/domain/analysis/report/languages/page-words.ts';
import { usualHere } from '../../../src/domain/analysis/report/sections/usual-here.ts';
import { LETTER_KINDS } from '../../../src/domain/analysis/reading/letters/letter-kind.ts';
import * as composed from './composed.ts';
import { NOTICES, PROVENANCE, REJECTION, WARNINGS } from './composed-remarks.ts';
import { COMPARISON } from './composed-comparison.ts';
import { FLAWS, RISKS } from './composed-risks.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const FIGURES = ['sum', 'each', 'rate', 'time', 'bound', 'deadline', 'notice', 'place'] as const;

/** Files of a catalogue: each holds the messages of one subject. */
export type Subject =
  | 'burdens'
  | 'titles'
  | 'clauses'
  | 'gaps'
  | 'law'
  | 'report'
  | 'frame'
  | 'page'
  | 'names';

/** Every message that a report can hold, by subject, under the key it has in a catalogue. */
export function messagesInUse(): Readonly<Record<Subject, readonly string[]>> {
  const seen = new Set<string>();
  const of = (keys: Iterable<string | null | undefined>): string[] => {
    const out: string[] = [];
    for (const key of keys) {
      if (key === null || key === undefined || key === '' || seen.has(key)) continue;
      seen.add(key);
      out.push(key);
    }
    return out;
  };
  const burdens = of(allBurdens().map((words) => capital(words)));
  return {
    burdens,
    titles: of(namedTitles()),
    clauses: of([
      ...CLAUSE_LIBRARY.flatMap((kind) => [kind, ...fittedKinds(kind)]).flatMap(ofKind),
      ...models(),
    ]),
    gaps: of(
      EXPECTATIONS.flatMap(({ title, absent, why, wording }) => [
        title,
        `We did not find ${absent}. ${why}`,
        wording,
      ]),
    ),
    law: of(laws()),
    report: of(ofReport()),
    frame: of([...FRAME_MESSAGES, ...ANSWER_MESSAGES].map((id) => `frame|${id}`)),
    page: of([...PAGE_WORDS, ...LETTER_WORDS, ...requests()].map((id) => `page|${id}`)),
    names: of(names()),
  };
}

/** What is said to the other side about each kind of point. */
const requests = (): string[] =>
  [...Object.values(REQUEST_WORDS), MISSING_WORDS].flatMap((words) =>
    words === null ? [] : [words.why, words.ask],
  );

/** All that the functions of the burdens say, whatever the clause has and says. */
function allBurdens(): string[] {
  const out = new Set<string>();
  const add = (message: RiskMessage) => {
    for (const words of [message.title, message.reason, message.ask, message.wording, message.fallback])
      if (words !== null) out.add(words);
    out.add(titleBetweenFirms(message.title));
  };
  const { risks, paid = {}, advice, readTwice } = BURDEN_MESSAGES;
  for (const words of Object.values(advice?.forEveryone ?? {})) out.add(words);
  for (const deadline of [undefined, '{deadline}'])
    if (advice !== undefined) out.add(advice.optOut(deadline));
  for (const tell of [...Object.values(risks), ...Object.values(paid)])
    for (const facts of CASES) add(tell(facts));
  for (const family of [null, ...RISK_FAMILIES]) add(readTwice(family));
  // what is asked where the usual thing would be no better than the clause
  const worse = betterThan(
    {
      title: '',
      reason: '',
      ask: 'Ask for 2 days.',
      wording: null,
      fallback: null,
      asks: { ask: [2] },
    },
    'short-deadline',
    'within 30 days',
  );
  out.add(worse.ask);
  return [...out].map((words) => words.replaceAll(/\{deadline\}/g, '{deadline}'));
}

const CASES: readonly ClauseFacts[] = cases();

function cases(): ClauseFacts[] {
  const sets: (readonly (typeof FIGURES)[number][])[] = [[], FIGURES];
  for (const [index, one] of FIGURES.entries()) {
    sets.push([one]);
    for (const other of FIGURES.slice(index + 1)) sets.push([one, other]);
  }
  const flags = [false, true];
  return sets.flatMap((set) => {
    const figures = Object.fromEntries(set.map((name) => [name, `{${name}}`]));
    return flags.flatMap((isUnlimited) =>
      flags.flatMap((isAtWill) =>
        ([undefined, 'pays', 'paid'] as const).flatMap((purse) =>
          flags.flatMap((isSudden) =>
            flags.flatMap((answersForFault) =>
              flags.map((mayProve): ClauseFacts => ({
                ...figures,
                isUnlimited,
                isAtWill,
                ...(purse === undefined ? {} : { purse }),
                // no message of a sudden end speaks of these
                ...(isSudden
                  ? { isSudden, isRunning: true, isOfDeposit: true, isLeftBehind: true, isOfPassingOn: true }
                  : {}),
                // a sum that is kept says nothing of fault
                ...(answersForFault ? { answersForFault, isKept: true } : {}),
                // what proves nothing keeps a part: no message asks for both
                ...(mayProve ? { mayProve, isPart: true } : {}),
              })),
            ),
          ),
        ),
      ),
    );
  });
}

const namedTitles = (): string[] =>
  Object.values(BURDEN_MESSAGES.titles)
    .flat()
    .flatMap(({ title }) => [title, titleBetweenFirms(title)]);

/** What the library says of a kind, as it stands in a report. */
function ofKind({ title, usual, risk, wording, fallback }: ClauseKind): (string | undefined)[] {
  return [
    title,
    ...(usual === undefined ? [] : usualOf(usual)),
    ...(risk === undefined
      ? []
      : [
          risk.title,
          risk.mutualTitle,
          ...[risk.against, risk.againstWhereBothLeave, risk.againstWithoutLimit].map(
            (words) => words && capital(words),
          ),
          capital(risk.mutual),
          `Ask ${risk.ask}`,
          ...(risk.graves ?? []).flatMap((grave) => [grave.title, capital(grave.why)]),
        ]),
    wording,
    fallback === undefined ? undefined : capital(fallback),
  ];
}

/** What is usual, with and without what holds elsewhere only. */
function usualOf(usual: Usual): string[] {
  const names = [
    ['Alpha Ltd', 'Beta Ltd'],
    ['Ann Lee', 'Bob Ray'],
  ];
  const out = new Set<string>();
  for (const country of COUNTRIES)
    for (const family of ['nda', 'lease', 'employment'] as const)
      for (const pair of names) {
        // only what is looked at
        const material = {
          reader: { identity: '', country },
          type: { family },
          paperSides: { all: pair.map((name) => ({ name })) },
        } as unknown as Parameters<typeof usualHere>[1];
        const said = usualHere(usual, material);
        if (said !== null) out.add(`${capital(said)}.`);
      }
  return [...out];
}

const MODELLED =
  'nda saas service reseller distribution agency franchise supply joint-venture license contract'.split(' ');
const models = (): (string | null)[] =>
  MODELLED.map((id) => modelPaperFor({ id, family: 'services', label: '' }));

const laws = (): string[] =>
  Object.values(LAW_RULES)
    .flat()
    .map(
      ({ strength, law }) =>
        `${strength === 'limit' ? 'Probably not allowed here' : 'This may not hold here'}: ${law}. Ask a local advice service whether it helps you.`,
    );

function ofReport(): string[] {
  const of = (context: string, ids: readonly string[]) => ids.map((id) => `${context}|${id}`);
  return [
    ...RISKS,
    ...FLAWS,
    ...composed.WORKED_OUT,
    ...composed.WAY_OUT,
    ...composed.SUMMARY,
    ...composed.VERDICT,
    ...WARNINGS,
    ...REJECTION,
    ...PROVENANCE,
    ...NOTICES,
    ...of('compare', COMPARISON),
    ...of('party', composed.PARTY),
    ...of('document', composed.DOCUMENT),
    ...of('amount', composed.AMOUNT),
    ...of('date', composed.DATE),
    ...of('other', composed.RATE_OR_LENGTH),
    ...of('term', composed.TERM),
    ...of('notice', composed.NOTICE),
    ...of('law', composed.LAW),
    ...of('stretch', composed.STRETCH),
    ...of('who', ['Either side', 'You']),
  ];
}

/** Labels and names, each in its context. */
function names(): string[] {
  const notices = [...NOTICE_PURPOSES.map(([, what]) => what), 'stopping the renewal'];
  const packs = PACKS.flatMap(({ facts }) => facts);
  const labels = [
    ...composed.LABELS,
    ...PURPOSES.map(([, name]) => capital(name)),
    ...SPECIAL_PURPOSES.map(({ purpose }) => capital(purpose)),
    ...PERCENT_PURPOSES.map(({ label }) => label),
    ...notices.map((what) => `Notice for ${what}`),
    ...packs.flatMap(({ dates, sums }) => [...dates, ...sums]).map(({ label }) => label),
    ...packs
      .flatMap(({ deadlines }) => deadlines)
      .flatMap(({ label }) => [`Deadline: ${label}`, capital(label)]),
  ].filter((label) => label !== '-');
  const papers = [
    ...PAPER_KINDS.map(({ label }) => label),
    ...LETTER_KINDS,
    ...PACKS.flatMap(({ kinds }) => kinds.map(({ label }) => label)),
    ...DOCUMENT_LABELS.map((label) => label.replace(/^an? /, '')),
    ...composed.PAPERS,
    'Legal document',
    'Agreement in messages',
  ].flatMap((label) => [label, label.replace(/\s?\([^()]*\)/g, '')]);
  const roles = [
    // the words that papers use most; a rarer one is shown as the paper has it
    ...ROLE_PAIRS.flatMap(({ weaker, stronger }) => [...weaker.slice(0, 2), ...stronger.slice(0, 2)]),
    ...PACKS.flatMap((pack) => pack.roles.map(({ english }) => english)),
    'Customer',
    'Provider',
  ].map((role) => role.toLowerCase());
  const places = [
    ...COUNTRIES.filter((country) => country !== 'Other'),
    ...Object.values(LAW_ADJECTIVES),
    ...packs.flatMap(({ law, statutes }) => [...law, ...statutes]).map(({ label }) => label),
  ];
  return [
    ...labels.map((label) => `label|${label}`),
    ...papers.map((label) => `paper|${capital(label)}`),
    ...roles.map((role) => `role|${role}`),
    ...places.map((place) => `place|${place}`),
    ...Object.values(LANGUAGE_NAMES).map((name) => `language|${name}`),
    'language|another language',
  ];
}
