import { hiddenSpeaksToMachines } from '../../checks/orders-to-machines.ts';
import { bySeverity } from '../by-severity.ts';
import { isRiskFamily } from '../../reading/burdens/families.ts';
import { chosenLaw } from '../../reading/facts/law-facts.ts';
import { countryOfPlace } from '../../recognition/places.ts';
import { createSideCheck, ruleBurdens, writeBurdens } from '../../reading/burdens/write-burdens.ts';
import { handOf } from '../../reading/burdens/hand.ts';
import { findSidedBurdens } from '../../reading/burdens/sided/find-sided.ts';
import { mayReaderLeave, mayReaderLeaveLater } from '../../reading/burdens/truth/may-leave.ts';
import { noticeEdge } from '../../reading/burdens/truth/notice-edge.ts';
import { purseOf } from '../../reading/burdens/truth/purse.ts';
import { createTellTruly } from '../../reading/burdens/truth/tell-truly.ts';
import { isBoilerplate } from '../../reading/burdens/boilerplate.ts';
import { cancellationSteps } from '../../reading/facts/notice/cancellation-steps.ts';
import { isBetweenFirms } from '../../reading/titles/own-name.ts';
import { joinRisks } from '../../reading/burdens/join-risks.ts';
import { MAX_RISKS } from '../choose-risks.ts';
import { clauseRisks, onReadersSide, type ClauseRisk } from './clause-risks.ts';
import { quoteAt, type Material } from '../material.ts';
import type { Draft, DraftQuote } from '../report-draft.ts';
import type { Risk } from '../report.ts';
import { inSentence } from '../side-names.ts';
import { noticeRisks } from './notice-risks.ts';
import type { Said } from './said.ts';
import { wordingOf, wordingOfReply } from './wording.ts';

/** A risk with what ranks it among its equals and the clause kind that brings wording with it. */
export interface RankedRisk {
  readonly risk: Draft<Risk>;
  readonly rank: number;
  readonly kindId: string | null;
}

/** From here on, what the classifier thinks of a sentence does not speak against a risk of the clause library. */
const PLAUSIBLE = 0.4;
/** Burdens that are told one by one, however many other points there are. */
const LEAST_TOLD = 5;

/**
 * Risks for this reader, worst first: clauses, then flaws of the text, then what surrounds it. `isApart`: none of them is put under
 * one title with another.
 */
export function writeRisks(material: Material, isApart = false): RankedRisk[] {
  const found = [...ruleBurdens(material), ...findSidedBurdens(material)];
  const { reader } = material.paperSides;
  const isStronger = reader !== null && handOf(reader, material.paperSides) === 'stronger';
  const { text, pieces, paperSides: sides } = material;
  const truly = createTellTruly({
    text,
    sides,
    pieces,
    found,
    purse: purseOf(sides, text.text),
    mayLeave: mayReaderLeave(text, sides),
    mayLeaveLater: mayReaderLeaveLater(text, sides),
    notices: noticeEdge(text, sides),
  });
  // what was measured is told as its figures say
  const areFirms = isBetweenFirms(text);
  const isStanding = ({ family, quotes }: ClauseRisk) =>
    areFirms && isRiskFamily(family) && quotes.every((quote) => isBoilerplate(family, quote.text));
  const isTrue = ({ family, quotes, isMeasured }: ClauseRisk) =>
    isMeasured || !isRiskFamily(family) || !quotes.some((quote) => truly.denies(family, quote.text));
  const clauses = onReadersSide(
    clauseRisks(material).filter((risk) => isTrue(risk) && !isStanding(risk)),
    createSideCheck(material, found),
    isStronger,
  );
  const known = new Set(clauses.filter(({ isMeasured }) => isMeasured).map(({ start }) => start));
  const abroad = new Set(lawRisks(material).flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  // the law of another country is told as what it is
  const isToldAsLaw = ({ family, quotes }: Draft<Risk>) =>
    family === 'forum' && quotes.every(({ text }) => abroad.has(text));
  const steps = stepRisks(material, isStronger);
  // a row of a scale is told with the others
  const rows = new Set(steps.flatMap((step) => step.starts));
  const raised = writeBurdens(material, found, known, truly).filter(
    ({ risk, starts }) => !isToldAsLaw(risk) && !starts.every((start) => rows.has(start)),
  );
  const unequal = noticeRisks(material, raised);
  // two notices set side by side say more than a doubt about one of them
  const quoted = new Set(unequal.flatMap(({ quotes }) => quotes.map((quote) => quote.text)));
  const burdens = raised.filter(
    ({ risk }) => risk.certainty !== 'read-twice' || !risk.quotes.some((quote) => quoted.has(quote.text)),
  );
  const likely = new Set(
    material.pieces
      .filter(({ burden }) => burden >= PLAUSIBLE)
      .map(({ sentence }) => material.text.sentences[sentence]?.start),
  );
  const covered = new Set(burdens.flatMap(({ starts }) => starts));
  const said = [
    ...clauses.filter(({ start, isMeasured }) => (isMeasured || likely.has(start)) && !covered.has(start)),
    ...defectRisks(material),
    ...hiddenRisks(material),
    ...lawRisks(material),
    ...deadlineRisks(material),
    ...steps,
    ...unequal,
  ];
  const asked = burdens.filter(({ risk }) => risk.certainty === 'read-twice').length;
  const room = MAX_RISKS - said.filter(({ certainty }) => certainty !== 'read-twice').length + asked;
  const told = joinRisks(burdens, isApart ? burdens.length : Math.max(LEAST_TOLD, room)).map(
    (risk, index) => ({
      ...risk,
      rank: 200 - index,
      kindId: null,
    }),
  );
  return [
    ...told,
    ...said.map((risk, index) => toRisk(risk, material, told.length === 0 && index === 0)),
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
    ...(wording === null ? {} : { wordingParts: wording.wordingParts }),
    fallback: wording?.fallback ?? null,
    ...(wording?.replaces === true ? { replaces: true } : {}),
    law: null,
    certainty,
    by: 'rules',
  };
  return { risk, rank, kindId };
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

function lawRisks(material: Material): Said[] {
  const { text, clauses, law, reader } = material;
  if (reader.country === 'Other') return [];
  const clause = clauses.find((candidate) => candidate.kind.id === 'governing-law');
  const country = law === null ? null : countryOfPlace(law);
  if (law !== null && clause !== undefined && country !== null)
    return country === reader.country
      ? []
      : [foreignLaw(law, reader.country, quoteAt(text, clause.hit.start, clause.hit.end))];
  // what the reading of facts finds in plainer words
  const chosen = chosenLaw(text, reader.country);
  return chosen?.isForeign === true ? [foreignLaw(chosen.place, reader.country, chosen.quote)] : [];
}

const foreignLaw = (law: string, country: string, quote: DraftQuote): Said => ({
  severity: 'medium',
  family: 'foreign-law',
  title: `The law of ${inSentence(law.replace('; ', ' and '))} applies, not the law of ${inSentence(country)}`,
  why: 'A dispute could mean foreign rules, foreign lawyers and travel. Core rights of workers and consumers at home often still count.',
  ask: `for the law and courts of ${inSentence(country)}.`,
  quotes: [quote],
  rank: 196,
  kindId: 'governing-law',
});

/** Steps by which cancelling costs more the later it is, as one point, with where each of them begins. */
function stepRisks(
  { text, paperSides }: Material,
  isStronger: boolean,
): (Said & { readonly starts: readonly number[] })[] {
  const found = cancellationSteps(text);
  if (found === null || !found.isGrave || isStronger || purseOf(paperSides, text.text) === 'paid') return [];
  return [
    {
      severity: 'medium',
      family: 'exit-cost',
      title: 'The later you cancel, the more it costs',
      why: 'The steps go by the day on which you cancel, and not by what the other side loses.',
      ask: 'for smaller steps, and that you owe less where they find somebody else for that time.',
      quotes: found.steps.map(({ text: words, paragraph }) => ({ text: words, paragraph })),
      starts: found.steps.map(({ start }) => start),
      rank: 90,
      kindId: null,
    },
  ];
}

const DEADLINE =
  /\bwithin\s[^.]{0,40}\b(?:days?|hours|weeks?|months?)\b|\bno later than\b|\bon or before\b|\bbefore the end of\s[^.]{0,24}\b(?:days?|weeks?|months?)\b/i;
const SANCTION =
  /\b(?:guilty of|commits an offence|liable (?:on|to|for) (?:summary|a fine|conviction|imprisonment)|fine (?:of|not exceeding)|penalt(?:y|ies)|imprison\w*|revoke[ds]?|suspend(?:ed)?|disciplin\w*|dismiss\w*|removed?|banned|terminate)\b/i;

/** What whoever gets a notice has to do in time: first of all to answer it, else to pay or to do what it says. */
const ANSWER =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|answer|appeal|object|dispute|challenge|defen[cd]e|acknowledge\w*|appear|attend|apply|file|lodge)\b/i;
const COMPLY = /\b(?:pay|paid|payment|comply|vacate|leave|return|remove|cease|remedy|repair|hand over)\b/i;

/** Who sets a deadline in a notice, and need not meet it. */
const CLAIMS = /^(?:creditor|claimant|plaintiff|petitioner|applicant|complainant|sender|lender|landlord)$/i;

/** Notices, policies and laws bind without being signed: what counts there is the deadline and the sanction. */
function deadlineRisks({ text, type, paperSides }: Material): Said[] {
  if (!['court', 'statute', 'policy'].includes(type.family)) return [];
  const out: Said[] = [];
  const { reader } = paperSides;
  // whoever claims sets the deadline, and speaks of the other as `you`
  const isSpokenTo = (words: string) =>
    reader === null || !/\byou\b/i.test(words) || reader.pronoun === 'you' || reader.pronoun === null;
  const isMine =
    reader === null || (handOf(reader, paperSides) !== 'stronger' && !CLAIMS.test(reader.role ?? ''));
  const deadlines = text.sentences.filter((sentence) => DEADLINE.test(sentence.text));
  const deadline =
    deadlines.find((sentence) => ANSWER.test(sentence.text)) ??
    deadlines.find((sentence) => COMPLY.test(sentence.text));
  if (deadline !== undefined && isMine && isSpokenTo(deadline.text) && type.family === 'court') {
    out.push({
      severity: 'high',
      family: 'deadline',
      title: 'There is a deadline',
      why: 'If you miss it, you could lose your say or have more to pay.',
      ask: 'a lawyer or an advice service now, and keep proof of the day you got the paper.',
      quotes: [quoteAt(text, deadline.start, deadline.end)],
      rank: 100,
      kindId: null,
    });
  }
  // a deed gives and takes away by itself; it threatens nobody who reads it
  const sanction =
    type.family === 'deed' ? undefined : text.sentences.find((sentence) => SANCTION.test(sentence.text));
  if (sanction !== undefined && isMine && isSpokenTo(sanction.text)) {
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
