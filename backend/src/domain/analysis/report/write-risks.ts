import type { WeighedClause } from '../facts/assess-clauses.ts';
import { findExits } from '../facts/termination-rights.ts';
import { hiddenSpeaksToMachines } from '../checks/orders-to-machines.ts';
import type { Severity } from '../finding.ts';
import { bySeverity } from './by-severity.ts';
import { countryOfPlace } from '../recognition/places.ts';
import type { LegalText } from '../document/legal-text.ts';
import {
  createSideCheck,
  ruleBurdens,
  writeBurdens,
  type WhoBearsIt,
} from '../reading/burdens/write-burdens.ts';
import { BURDEN_MESSAGES } from '../reading/messages/en/risks.ts';
import { FAMILIES, type RiskFamily } from '../reading/burdens/families.ts';
import { FAMILY_OF_KIND } from './kind-families.ts';
import { quoteAt, quoteOf, type Material } from './material.ts';
import type { Draft, DraftQuote } from './report-draft.ts';
import type { Risk } from './report.ts';
import { inSentence } from './side-names.ts';
import { wordingOf, wordingOfReply } from './wording.ts';

/** A risk with what ranks it among its equals and the clause kind that brings wording with it. */
export interface RankedRisk {
  readonly risk: Draft<Risk>;
  readonly rank: number;
  readonly kindId: string | null;
}

/** What the functions below say of a risk; the rest follows from it. */
interface Said {
  readonly severity: Severity;
  readonly family: Risk['family'];
  readonly title: string;
  readonly why: string;
  /** Completes `Ask …`. */
  readonly ask: string;
  readonly workedOut?: string;
  readonly usual?: string | undefined;
  readonly certainty?: Risk['certainty'];
  readonly quotes: readonly DraftQuote[];
  readonly rank: number;
  readonly kindId: string | null;
}

/** From here on, what the classifier thinks of a sentence does not speak against a risk of the clause library. */
const PLAUSIBLE = 0.4;

/** Risks for this reader, worst first: clauses, then flaws of the text, then what surrounds it. */
export function writeRisks(material: Material): RankedRisk[] {
  const found = ruleBurdens(material);
  const clauses = onReadersSide(clauseRisks(material), createSideCheck(material, found));
  const known = new Set(clauses.filter(({ isMeasured }) => isMeasured).map(({ start }) => start));
  const told = writeBurdens(material, found, known).map((risk, index) => ({
    ...risk,
    rank: 200 - index,
    kindId: null,
  }));
  const likely = new Set(
    material.pieces
      .filter(({ burden }) => burden >= PLAUSIBLE)
      .map(({ sentence }) => material.text.sentences[sentence]?.start),
  );
  const covered = new Set(told.flatMap(({ starts }) => starts));
  const said = [
    ...clauses.filter(({ start, isMeasured }) => (isMeasured || likely.has(start)) && !covered.has(start)),
    ...defectRisks(material),
    ...hiddenRisks(material),
    ...lawRisks(material),
    ...deadlineRisks(material),
  ];
  const worst = said.length === 0 && told.length === 0 ? mainDuty(material) : said;
  return [
    ...told,
    ...worst.map((risk, index) => toRisk(risk, material, told.length === 0 && index === 0)),
  ].toSorted((a, b) => bySeverity(a.risk, b.risk) || b.rank - a.rank);
}

/** A paper that is answered has one wording, which goes to its worst point. */
function toRisk(said: Said, { type }: Material, isWorst: boolean): RankedRisk {
  const {
    why,
    ask,
    rank,
    kindId,
    usual,
    certainty = 'found',
    severity,
    family,
    title,
    quotes,
    workedOut,
  } = said;
  const own = kindId === null ? null : wordingOf(kindId, type.family);
  const wording = own ?? (isWorst ? wordingOfReply(type.family) : null);
  const risk: Draft<Risk> = {
    severity,
    family,
    title,
    quotes,
    ...(workedOut === undefined ? {} : { workedOut }),
    text: why,
    reason: why,
    ask: `Ask ${ask}`,
    usual: usual === undefined ? null : `${usual}.`,
    wording: wording?.wording ?? null,
    fallback: wording?.fallback ?? null,
    ...(wording?.replaces === true ? { replaces: true } : {}),
    law: null,
    certainty,
    by: 'rules',
  };
  return { risk, rank, kindId };
}

/** Where no risk was found, the heaviest promise is what to look at. */
function mainDuty({ text, duties }: Material): Said[] {
  const sentence = text.sentences.find((candidate) => candidate.text.length > 60);
  const quotes =
    duties[0]?.quotes ?? (sentence === undefined ? [] : [quoteAt(text, sentence.start, sentence.end)]);
  if (quotes.length === 0) return [];
  return [
    {
      severity: 'low',
      family: 'other',
      certainty: 'read-twice',
      title: 'Check that this is what you mean to agree to',
      why: 'The rules found no clause they know to be risky. This sentence carries the most weight, so a wrong word here could matter.',
      ask: 'for plain words if any part of it is unclear.',
      quotes,
      rank: 0,
      kindId: null,
    },
  ];
}

/** A clause risk with the sentence it rests on, and whether figures or grave words were weighed in it. */
type ClauseRisk = Said & {
  readonly start: number;
  readonly isMeasured: boolean;
  /** Whether it is told as the reader's burden, and not as everybody's. */
  readonly isReaders: boolean;
};

/** Leaves out what another side bears, and asks where it is not plain that the reader does. */
function onReadersSide(risks: readonly ClauseRisk[], whoBears: (start: number) => WhoBearsIt): ClauseRisk[] {
  return risks.flatMap((risk): ClauseRisk[] => {
    const whose = risk.isReaders ? whoBears(risk.start) : 'reader';
    if (whose === 'reader') return [risk];
    if (whose === 'other' || !isFamily(risk.family)) return [];
    const { title, reason, ask } = BURDEN_MESSAGES.readTwice(risk.family);
    const { workedOut: _figures, ...rest } = risk;
    return [
      {
        ...rest,
        certainty: 'read-twice',
        title,
        why: reason,
        ask: ask.replace(/^Ask /, ''),
        usual: undefined,
        severity: risk.severity === 'high' ? 'medium' : risk.severity,
        kindId: null,
        isMeasured: false,
      },
    ];
  });
}

const isFamily = (family: string): family is RiskFamily => family in FAMILIES;

function clauseRisks({ text, clauses, sides }: Material): ClauseRisk[] {
  const mayLeave = findExits(text, clauses, sides).some(({ whose }) => whose !== 'other');
  const worst = new Map<string, WeighedClause>();
  for (const clause of clauses) {
    if (clause.severity === null) continue;
    const known = worst.get(clause.kind.id);
    if (known === undefined || isWorse(clause, known)) worst.set(clause.kind.id, clause);
  }
  const ranked = [...worst.values()].map((clause): ClauseRisk => {
    const { kind, bearing, severity, remark } = clause;
    const risk = kind.risk!; // a severity exists only where the kind has a risk
    const against = remark?.why ?? fitting(risk.against, clause.proof!.sentence.text, mayLeave);
    return {
      severity: severity!,
      family: FAMILY_OF_KIND[kind.id] ?? 'other',
      usual: kind.usual,
      title: remark?.title ?? titleOf(clause),
      why:
        bearing === 'mutual'
          ? (remark?.why ?? risk.mutual)
          : bearing === 'against'
            ? against
            : `If it works against you: ${lowerFirst(against)}`,
      ask: remark?.ask ?? risk.ask,
      ...(remark?.workedOut === undefined ? {} : { workedOut: remark.workedOut }),
      quotes: quotesOf(text, clause),
      rank: risk.rank + (bearing === 'against' ? 6 : 0) + (remark === null ? 0 : 50),
      kindId: kind.id,
      start: clause.proof!.sentence.start,
      isMeasured: remark !== null,
      isReaders: bearing !== 'mutual',
    };
  });
  // one sentence makes one point: the graver one
  const gravest = ranked.toSorted((a, b) => bySeverity(a, b) || b.rank - a.rank);
  return gravest.filter((risk, index) => gravest.findIndex((other) => other.start === risk.start) === index);
}

/** No word on what the reader may not do where the document gives them a right to, and a limit that it rules out is not only unsaid. */
function fitting(words: string, sentence: string, mayLeave: boolean): string {
  const fair = mayLeave ? words.replace(' and you may not,', ',') : words;
  return /\b(?:without (?:any )?limit|unlimited)\b/i.test(sentence)
    ? fair.replace(', with no upper limit stated here', ', and it sets no limit')
    : fair;
}

/** Graver, or as grave and its own words say so, or as grave and more surely of its kind. */
function isWorse(clause: WeighedClause, known: WeighedClause): boolean {
  const step = bySeverity({ severity: clause.severity! }, { severity: known.severity! }); // both have one
  if (step !== 0) return step < 0;
  const saysSo = ({ kind, remark }: WeighedClause) =>
    Number(remark !== null && (kind.risk?.graves ?? []).some(({ title }) => title === remark.title));
  return (saysSo(clause) - saysSo(known) || clause.hit.score - known.hit.score) > 0;
}

/** The proof, and the sentence of the figures where that is another one. */
function quotesOf(text: LegalText, { proof, remark }: WeighedClause): DraftQuote[] {
  const own = quoteOf(text, proof!); // a severity exists only where there is proof
  const other = remark?.sentence;
  return other === undefined || other === proof!.sentence
    ? [own]
    : [own, quoteAt(text, other.start, other.end)];
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The heading speaks to the reader only where the clause is against them; else it names the kind and whom it concerns. */
function titleOf({ kind, side, bearing }: WeighedClause): string {
  if (bearing === 'against') return kind.risk!.title; // asked for risks only
  if (bearing === 'mutual') return kind.risk!.mutualTitle ?? kind.title;
  if (side === null) return kind.title;
  return `${kind.title} (${kind.subjectIs === 'burdened' ? 'binds' : 'favors'} ${side.label})`;
}

function defectRisks({ source, defects }: Material): Said[] {
  return defects.map((defect) => ({
    severity: defect.severity,
    family: defect.kind === 'text-for-machines' ? 'orders-to-machines' : 'drafting-error',
    title: defect.title,
    why: defect.why,
    ask: defect.ask,
    ...(defect.workedOut === undefined ? {} : { workedOut: defect.workedOut }),
    quotes: [defect.also, defect].flatMap((place) =>
      place === undefined ? [] : [quoteAt(source, place.start, place.end)],
    ),
    rank: defect.kind === 'text-for-machines' ? 120 : defect.severity === 'low' ? 10 : 75,
    kindId: null,
  }));
}

function hiddenRisks({ document }: Material): Said[] {
  if (document.hidden.length === 0) return [];
  const isAimed = hiddenSpeaksToMachines(document.hidden);
  return [
    {
      severity: isAimed ? 'high' : 'medium',
      family: 'hidden-text',
      title: isAimed
        ? 'Hidden text gives orders to a program that reads it'
        : 'The file holds text that you cannot see',
      why: isAimed
        ? 'Someone tries to steer an automatic review, so the paper may hide something from you. This report did not follow it.'
        : 'Words in white, tiny or off the page could be there by accident, or to be found later.',
      ask: 'why it is there, and for a clean copy.',
      quotes: [],
      rank: 119,
      kindId: null,
    },
  ];
}

function lawRisks({ text, clauses, law, reader }: Material): Said[] {
  const country = law === null ? null : countryOfPlace(law);
  const clause = clauses.find((candidate) => candidate.kind.id === 'governing-law');
  if (country === null || reader.country === 'Other' || country === reader.country || clause === undefined)
    return [];
  return [
    {
      severity: 'medium',
      family: 'foreign-law',
      title: `The law of ${inSentence(law!.replace('; ', ' and '))} applies, not the law of ${inSentence(reader.country)}`,
      why: 'A dispute could mean foreign rules, foreign lawyers and travel. Core rights of workers and consumers at home often still count.',
      ask: `for the law and courts of ${inSentence(reader.country)}.`,
      quotes: [quoteAt(text, clause.hit.start, clause.hit.end)],
      rank: 53,
      kindId: 'governing-law',
    },
  ];
}

const DEADLINE = /\bwithin\s[^.]{0,40}\b(?:days?|hours|weeks?|months?)\b|\bno later than\b|\bon or before\b/i;
const SANCTION =
  /\b(?:guilty of|commits an offence|liable (?:on|to|for) (?:summary|a fine|conviction|imprisonment)|fine (?:of|not exceeding)|penalt(?:y|ies)|imprison\w*|revoke[ds]?|suspend(?:ed)?|disciplin\w*|dismiss\w*|removed?|banned|terminate)\b/i;

/** Notices, policies and laws bind without being signed: what counts there is the deadline and the sanction. */
function deadlineRisks({ text, type }: Material): Said[] {
  if (!['court', 'statute', 'policy'].includes(type.family)) return [];
  const out: Said[] = [];
  const deadline = text.sentences.find((sentence) => DEADLINE.test(sentence.text));
  if (deadline !== undefined && type.family === 'court') {
    out.push({
      severity: 'high',
      family: 'deadline',
      title: 'There is a deadline',
      why: 'If you miss it, the other side could win without hearing you.',
      ask: 'a lawyer or an advice service now, and keep proof of the day you got the paper.',
      quotes: [quoteAt(text, deadline.start, deadline.end)],
      rank: 100,
      kindId: null,
    });
  }
  // a deed gives and takes away by itself; it threatens nobody who reads it
  const sanction =
    type.family === 'deed' ? undefined : text.sentences.find((sentence) => SANCTION.test(sentence.text));
  if (sanction !== undefined) {
    out.push({
      severity: type.family === 'statute' ? 'high' : 'medium',
      family: 'penalty',
      title: 'Breaking the rules has a cost',
      why: 'This is what could happen to you if you do not follow them.',
      ask: 'who decides, and how you can be heard first.',
      quotes: [quoteAt(text, sanction.start, sanction.end)],
      rank: 90,
      kindId: null,
    });
  }
  return out;
}
