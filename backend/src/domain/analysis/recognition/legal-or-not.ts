import { isPartlyEnglish } from '../language/paragraph-languages.ts';
import { findPackSides } from '../reading/pack-sides/sides.ts';
import { packOf } from '../reading/packs/packs.ts';
import { judgeByPack } from '../reading/packs/speech.ts';
import type { LegalText } from '../document/legal-text.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import { isBookingChat, isMinutedAgreement, isRulesOfCircle, isRulesOfMembers } from './agreed-rules.ts';
import { countLawTalk, onlyTellsLaw, plainlyBinds } from './about-law.ts';
import { isDoneDeal } from './done-deals.ts';
import { isOfferedTerms } from './offered-terms.ts';
import { judgeVocabulary, sampleOf, type VocabularyJudgement } from './legal-vocabulary.ts';
import { countSpeechActs, weighSpeechActs, type SpeechActs } from './speech-acts.ts';
import { SPEECH_BIAS, SPEECH_WEIGHTS } from './speech-weights.ts';

/** Whether a text is a legal document, and what it looks like when it is not. */
export type LegalJudgement =
  | {
      readonly isLegal: true;
      /** It is read all the same: something speaks against it. */
      readonly isDoubtful: boolean;
    }
  | { readonly isLegal: false; readonly looksLike: string | null };

/** Vocabulary score from which a text with no sign of another kind counts as legal: low, because a wrong rejection costs more. */
const BORDER = 0.62;
/** Speech weight from which an English text is read, and from which nothing is doubtful about it. */
const READ = -0.4;
const SURE = 0.8;
/** Speech weight below which only another kind of text is left. */
const LOST = -3.1;
/** Speech weight below which a text surely tells, teaches or sells. */
const TOLD = -1.3;

/**
 * Judges English texts by what their sentences do: name sides, bind them, and adopt what was said. Rules without sides, such as
 * statutes and policies, are known by their words as long as nobody tells or teaches anything in them. Texts in other languages are
 * judged by a language pack where there is one, else by their words alone. Leans towards accepting.
 */
export function judgeLegal(text: LegalText): LegalJudgement {
  const words = judgeVocabulary(text.text, text.language);
  const looksLike = words.other?.name ?? null;
  const isWorded = words.hasCore || words.score >= BORDER + (words.other?.weight ?? 0);
  const pack = packOf(text.language);
  if (pack !== null) {
    const judged = judgeByPack(
      pack,
      {
        sentences: text.sentences.map(({ text: sentence }) => sentence),
        isNumbered: isNumbered(text.text),
        names: findPackSides(text, pack, '').sides.all.filter(({ name }) => name !== null).length,
      },
      words.other?.weight ?? 0,
    );
    if (judged.isLegal) return { isLegal: true, isDoubtful: judged.isDoubtful };
    // A paper in two languages is judged by its English half as well.
    if (!isPartlyEnglish(text)) return { isLegal: false, looksLike };
  } else if (text.language !== null && text.language !== 'en')
    return isWorded ? { isLegal: true, isDoubtful: false } : { isLegal: false, looksLike };
  const acts = speechActsOf(text, words);
  const weight = weighSpeechActs(acts, SPEECH_WEIGHTS, SPEECH_BIAS);
  const talk = lawTalkOf(text);
  if (onlyTellsLaw(talk, isRule(acts))) return { isLegal: false, looksLike: looksLike ?? ABOUT_LAW };
  if (!isWorded && isShortAndBindsNobody(text.text, acts)) return { isLegal: false, looksLike };
  if (weight >= READ)
    return { isLegal: true, isDoubtful: weight < SURE && !isToSign(text.text) && !AGREES.test(text.text) };
  if (isWorded && isImpersonal(acts)) return { isLegal: true, isDoubtful: false };
  // told in the past or in bare rows, a deal is a deal; a story about one is told by others
  if (weight >= TOLD && isDoneDeal(sampleOf(text.text), (acts['two-sides'] ?? 0) * 2))
    return { isLegal: true, isDoubtful: !AGREES.test(text.text) };
  // rules adopted for members speak to nobody and tell nothing; a chat is a booking where both say what follows
  const sample = sampleOf(text.text);
  if (
    (isImpersonal(acts) && isRulesOfMembers(sample)) ||
    [isBookingChat, isOfferedTerms, isMinutedAgreement, isRulesOfCircle].some((binds) => binds(sample))
  )
    return { isLegal: true, isDoubtful: !AGREES.test(text.text) };
  if (looksLike === null && weight >= LOST && plainlyBinds(talk))
    return { isLegal: true, isDoubtful: !AGREES.test(text.text) };
  return { isLegal: false, looksLike };
}

/** Whether a paper calls itself an agreement at its top and has lines to sign at its end: no doubt is told then. */
const isToSign = (text: string): boolean =>
  /^[^]{0,200}\b(?:agreement|contract)\b[^.;]{0,80}\n/i.test(text) &&
  /\b(?:signed|signature)\b[^\n]{0,30}?[:_.]{1,3}/i.test(text.slice(-500));

/** Somebody signs, accepts or is asked to: `Signed`, `I have read and I agree`, `reply with a yes`. */
const AGREES =
  /(?<!\b(?:not|nothing|never|none|nobody|yet to|whether|unless|n['’]t)\b[^.\n]{0,30})\b(?:signed|countersign\w*|sign (?:below|here|it|this|the bottom|both)|by signing|(?:i|we|i['’]ve|we['’]ve) (?:have )?read\b[^.\n]{0,60}\b(?:agree|accept|conditions|rules|terms)|(?:i|we) (?:agree|accept|undertake)|you agree|reply with (?:an? )?(?:["“‘'] ?)?(?:yes|agreed|ok)|write [“"]yes)\b/i;

/** Words of the longest menu, advert or invitation that is told by having no act of the kind. */
const SHORT_WORDS = 60;
/** Acts that bind somebody; prices, refunds and "we may" also stand in adverts. */
const BONDS = [
  'two-sides',
  'two-sides-named',
  'side-with-role',
  'shall',
  'you-must',
  'owed',
  'when-then',
  'together',
  'law-applies',
  'clause-number',
  'signed',
  'accepted',
  'by-doing',
  'in-force',
  'appoints',
  'party-row',
] as const;

const isShortAndBindsNobody = (text: string, acts: SpeechActs): boolean =>
  text.length < SHORT_WORDS * 12 &&
  (text.match(/\S+/g)?.length ?? 0) < SHORT_WORDS &&
  BONDS.every((bond) => (acts[bond] ?? 0) === 0);

/** Clauses with numbers, of which a single one may be a date at the beginning of a line. */
const CLAUSE =
  /^\s{0,4}(?:§ ?\d|art(?:icle|ículo|igo|icolo|ikel|\.)? ?\d|cl[áa]usula|\d{1,2}(?:\.\d{1,2})?[.)] \p{L})/gimu;
const CLAUSES = 3;

function isNumbered(text: string): boolean {
  let found = 0;
  for (const _match of sampleOf(text).matchAll(CLAUSE)) if (++found === CLAUSES) return true;
  return false;
}

/** What a text about the law is called where nothing else is known of its kind. */
const ABOUT_LAW = 'a text about the law, such as a letter of advice or a guide';

const lawTalkOf = (text: LegalText) =>
  countLawTalk(
    text.sentences.slice(0, MOST_SENTENCES).map(({ text: sentence }) => sentence),
    sampleOf(text.text),
  );

/** Most sentences in which talk about the law is counted. */
const MOST_SENTENCES = 600;

/** Numbered or worded as rules are: a statute speaks of people in general too. */
const isRule = (acts: SpeechActs): boolean =>
  (acts['clause-number'] ?? 0) > 0.2 || (acts['shall'] ?? 0) > 0.3 || (acts['issuer'] ?? 0) > 0;

/** What a text does, for the judgement and for the script that fits its weights. */
export function speechActsOf(text: LegalText, words: VocabularyJudgement): SpeechActs {
  return countSpeechActs(sampleOf(text.text), words, findPaperSides(text, '').all);
}

/** Most that a text may tell, ask, advise and speak of single persons and still be a rule for everybody. */
const IMPERSONAL: Readonly<Record<string, number>> = {
  past: 0.29,
  question: 0.1,
  advice: 0.2,
  teaching: 0.85,
  posted: 0.5,
  'first-person': 0.12,
  third: 0.2,
};

const isImpersonal = (acts: SpeechActs): boolean =>
  Object.entries(IMPERSONAL).every(([id, most]) => (acts[id] ?? 0) <= most);

/** What to tell about a refusal and what would help, in English sentences. */
export function rejectionSentences(judgement: Extract<LegalJudgement, { isLegal: false }>): string[] {
  return [
    'The text does not read like a contract, policy, notice or other paper with legal effect.',
    ...(judgement.looksLike === null ? [] : [`It looks more like ${judgement.looksLike}.`]),
    'If it is part of one, please upload the whole document, from the title to the signatures.',
    'If it is a scan, check that the pages are sharp and complete.',
  ];
}
