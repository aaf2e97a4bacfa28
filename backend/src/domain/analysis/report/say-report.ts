import type { Notice } from '../document/extracted-document.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { isRiskFamily } from '../reading/burdens/families.ts';
import { BURDEN_MESSAGES } from '../reading/messages/en/risks.ts';
import type { RiskMessage } from '../reading/messages/risk-message.ts';
import { suggestionsOf } from './ground-report.ts';
import type { Comparison, Duty, Fact, Gap, LawNote, Point, Report, Risk, WayOut } from './report.ts';
import { fitSummary } from './summary.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { LETTER_WORDS } from './languages/letter-words.ts';
import { PAGE_WORDS } from './languages/page-words.ts';
import { MISSING_WORDS, REQUEST_WORDS } from './languages/request-words.ts';
import type { Teller } from './languages/teller.ts';

/**
 * A finished report in another language. Everything of ours is said by its message; words of the document, names and figures stay.
 * What is no message of ours, such as the prose of a model, stays where it is in that language, and gives way to what the rules say of
 * its kind where it is not. What cannot be said at all is left out, so that no report is half in one language and half in another.
 * `summary`: the sentences that the summary of the report was made of.
 */
export function sayReport(report: Report, summary: readonly string[], teller: Teller): Report {
  if (teller.language === 'en') return report;
  const isOfPaper = teller.language === report.paper.language;
  const said = sayings(teller, isOfPaper);
  const isEnglishPaper = (report.paper.language ?? 'en') === 'en';
  const facts = report.facts.flatMap((fact) => sayFact(isEnglishPaper ? fact : withoutPronoun(fact), said));
  const risks = report.risks.map((risk) => sayRisk(risk, said));
  const gaps = report.gaps.flatMap((gap) => sayGap(gap, isEnglishPaper, said));
  const { nextDate, wayOut } = report.brief;
  return {
    ...report,
    language: teller.language,
    words: wordsOfPage(teller, report),
    paper: { ...report.paper, kind: teller.say(report.paper.kind, 'paper') ?? report.paper.kind },
    brief: {
      ...report.brief,
      verdict: teller.say(report.brief.verdict) ?? '',
      wayOut: wayOut === null ? null : sayWayOut(wayOut, said),
      nextDate:
        nextDate === null
          ? null
          : {
              ...withoutWorking(nextDate),
              text: nextDate.text === '' ? '' : wordsOfDate(facts.find(({ id }) => id === nextDate.id)),
              ...said.workedOut(nextDate),
            },
    },
    facts,
    duties: report.duties.map((duty) => sayDuty(duty, said)),
    risks,
    comparison: report.comparison.flatMap((point) => sayComparison(point, said)),
    gaps,
    ...(report.searched === undefined
      ? {}
      : { searched: report.searched.flatMap((head) => teller.say(head) ?? []) }),
    ...told('modelPaper', report.modelPaper, said),
    summary: fitSummary(summary.flatMap((sentence) => said.prose(sentence) ?? [])),
    suggestions: suggestionsOf(risks, gaps).map((suggestion) => ({
      ...suggestion,
      ask: teller.say(suggestion.ask) ?? suggestion.ask,
    })),
    law: report.law.flatMap((note) => sayLaw(note, said) ?? []),
    warnings: report.warnings.map((warning) => sayRemark(warning, teller)),
  };
}

/** Notices in the language; one without a message is quoted as what it is, a remark in English, since none may be lost. */
export const sayNotices = (notices: readonly Notice[], teller: Teller): readonly Notice[] =>
  notices.map((notice) => ({ ...notice, text: sayRemark(notice.text, teller) }));

/** What is said of a report and how it was made, in the language; what is said in it already stays. */
export const sayRemark = (remark: string, teller: Teller): string =>
  teller.say(remark) ??
  (detectLanguage(remark) === teller.language
    ? remark
    : teller.tell('A remark in English: {remark}', { remark: teller.quotes.join(remark) }));

interface Sayings {
  readonly say: Teller['say'];
  /** A message of ours, or prose that is in the language already. */
  readonly prose: (words: string) => string | null;
  /** Wording to propose: it goes into the paper, so it stays as it is where the paper is in another language than the report. */
  readonly wording: (words: string | null) => string | null;
  /** Words of the paper, in the quotation marks of the language. */
  readonly quoted: (words: string) => string;
  readonly workedOut: (point: { readonly workedOut?: string }) => { readonly workedOut?: string };
}

function sayings({ language, say, quotes }: Teller, isOfPaper: boolean): Sayings {
  const prose = (words: string) => say(words) ?? (detectLanguage(words) === language ? words : null);
  return {
    say,
    prose,
    wording: (words) => (words === null || !isOfPaper ? words : prose(words)),
    quoted: (words) => quotes.join(words),
    workedOut: ({ workedOut }) => {
      const words = workedOut === undefined ? null : prose(workedOut);
      return words === null ? {} : { workedOut: words };
    },
  };
}

/** A date that says only itself is told by what it is. */
const wordsOfDate = (fact: Fact | undefined): string =>
  fact === undefined ? '' : fact.kind === 'date' || fact.text === '' ? fact.label : fact.text;

function withoutWorking<P extends { readonly workedOut?: string }>(point: P): Omit<P, 'workedOut'> {
  const { workedOut: _english, ...rest } = point;
  return rest;
}

const told = (key: string, words: string | undefined, { say }: Sayings) => {
  const said = words === undefined ? null : say(words);
  return said === null ? {} : { [key]: said };
};

/** Only an English paper says `you` and `we` in these words. */
const withoutPronoun = (fact: Fact): Fact => ({ ...fact, text: fact.textWithoutPronoun ?? fact.text });

function sayFact(fact: Fact, { say, prose, quoted, workedOut }: Sayings): Fact[] {
  const text = fact.text === '' ? '' : (say(fact.text, fact.kind) ?? prose(fact.text));
  // a label of the paper's own stands as it is printed, in quotation marks, as it is no word of this language
  const label = say(fact.label, 'label') ?? (fact.by === 'model' ? fact.label : quoted(fact.label));
  if (text === null && fact.quotes.length === 0) return [];
  return [{ ...withoutWorking(fact), ...workedOut(fact), label, text: text ?? '' }];
}

/** A duty is quoted: its words are those of the document. */
function sayDuty(duty: Duty, { prose, workedOut }: Sayings): Duty {
  const text = duty.by === 'model' ? prose(duty.text) : null;
  return {
    ...withoutWorking(duty),
    ...workedOut(duty),
    when: duty.when === null ? null : prose(duty.when),
    text: text ?? '',
    action: text === null ? '' : (prose(duty.action) ?? ''),
  };
}

function sayRisk(risk: Risk, { say, prose, wording, workedOut }: Sayings): Risk {
  const plain = plainMessage(risk);
  const own = { title: prose(risk.title), reason: prose(risk.reason), ask: prose(risk.ask) };
  const isOwn = own.title !== null && own.reason !== null;
  const { wordingParts: _parts, ...rest } = risk;
  const title = isOwn ? own.title! : (say(plain.title) ?? plain.title); // checked above
  const reason = isOwn ? own.reason! : (say(plain.reason) ?? plain.reason);
  const orNull = (words: string | null) => (words === null ? null : prose(words));
  return {
    ...withoutWorking(rest),
    ...workedOut(risk),
    title,
    reason,
    text: reason,
    ask: (isOwn ? own.ask : null) ?? say(plain.ask) ?? plain.ask,
    usual: orNull(risk.usual),
    // wording of a model is in the language of the paper
    ...partsOf(risk, risk.by === 'model' ? risk.wording : wording(risk.wording)),
    fallback: orNull(risk.fallback),
    law: risk.law === null ? null : sayLaw(risk.law, { prose }),
  };
}

/** Wording in a language, in parts where it names no side: places for names are marked in English alone. */
const partsOf = ({ wordingParts }: Pick<Risk | Gap, 'wordingParts'>, wording: string | null) => ({
  wording,
  ...(wording !== null && wordingParts?.every((part) => typeof part === 'string') === true
    ? { wordingParts: [wording] }
    : {}),
});

const PLAIN = { isUnlimited: false, isAtWill: false };

/** What the rules say of a risk of this family, whatever its clause. */
function plainMessage({ family, certainty }: Risk): RiskMessage {
  const { risks, readTwice } = BURDEN_MESSAGES;
  if (!isRiskFamily(family)) return readTwice(null);
  return certainty === 'found' ? risks[family](PLAIN) : readTwice(family);
}

function sayLaw(note: LawNote, { prose }: Pick<Sayings, 'prose'>): LawNote | null {
  const text = prose(note.text);
  return text === null ? null : { ...note, text };
}

function sayComparison(point: Comparison, { prose, workedOut }: Sayings): Comparison[] {
  const title = prose(point.title);
  const usual = prose(point.usual);
  if (title === null || usual === null) return [];
  const text = prose(point.text) ?? '';
  return [{ ...withoutWorking(point), ...workedOut(point), title, usual, text }];
}

function sayGap(gap: Gap, isEnglishPaper: boolean, { prose, wording: inPaper, workedOut }: Sayings): Gap[] {
  const title = prose(gap.title);
  // the topic goes to the other side, in the language of letters
  const topic =
    gap.topic === undefined || isEnglishPaper ? gap.topic : (prose(gap.topic) ?? title ?? undefined);
  const text = prose(gap.text);
  if (title === null || text === null) return [];
  const { wordingParts: _parts, topic: _topic, ...rest } = gap;
  const wording = gap.by === 'model' ? gap.wording : inPaper(gap.wording);
  return [
    {
      ...withoutWorking(rest),
      ...workedOut(gap),
      title,
      text,
      ...(topic === undefined ? {} : { topic }),
      ...partsOf(gap, wording),
    },
  ];
}

/** What cannot be said of the way out leaves its quote. */
function sayWayOut(point: WayOut, { prose, workedOut }: Sayings): WayOut {
  const text = point.text === '' ? '' : prose(point.text);
  const rest = { ...withoutWorking(point), ...workedOut(point) } as Point;
  return text === null
    ? { ...rest, text: '', isInWords: true }
    : { ...rest, text, ...(point.isInWords === undefined ? {} : { isInWords: point.isInWords }) };
}

/** The words of the page and the roles of the sides in the language of a report, by the English ones. */
function wordsOfPage(
  { say, tell, wordOf }: Teller,
  { sides, risks, gaps }: Report,
): Readonly<Record<string, string>> {
  const requests = [
    ...risks.map(({ family }) => REQUEST_WORDS[family]),
    ...(gaps.length > 0 ? [MISSING_WORDS] : []),
  ].flatMap((words) => (words === null ? [] : [words.why, words.ask]));
  const roles = sides.flatMap(({ role, name }) => [role, name]);
  return Object.fromEntries([
    ...SECTION_TITLES.map((title) => [title, tell(title)] as const),
    ...[...PAGE_WORDS, ...LETTER_WORDS, ...requests].map((word) => [word, wordOf(word)] as const),
    ...roles.flatMap((role) => {
      const said = role === null ? null : say(role.toLowerCase(), 'role');
      return said === null ? [] : [[role!, said] as const]; // a role of null has no word
    }),
  ]);
}
