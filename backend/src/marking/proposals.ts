import type { Gap, Quote, Report, Risk } from '../domain/analysis/report/report.ts';
import type { MarkPoint } from './mark-point.ts';
import { inRoles, isForAnybody, namingOf, saysYou, type Naming } from './name-roles.ts';
import { MISSING_WORDS, REQUEST_WORDS } from '../domain/analysis/report/languages/request-words.ts';
import { ENGLISH, inLetterLanguage, type Say } from './say.ts';

/** A point of the report as something that can be asked of the other side. */
export interface Proposal {
  /** Id of the point in the report. */
  readonly id: string;
  readonly kind: 'risk' | 'gap';
  readonly severity: Risk['severity'] | null;
  /** As the report tells it to its reader; never sent. */
  readonly title: string;
  /** The same for the other side, of what is missing; null where nothing but the report's own words name it. */
  readonly topic: string | null;
  /** The words that it is about; null for what is missing. */
  readonly quote: Quote | null;
  /** To the other side: one sentence, and what completes `Please …`. */
  readonly why: string;
  readonly ask: string;
  /** Words to propose, or null. */
  readonly words: string | null;
  /** `replace`: the words may stand in for the quoted sentence; `beside`: they go into the comment; `add`: a new paragraph. */
  readonly place: 'replace' | 'beside' | 'add';
  /** Whether the person may choose to put words of their own in the place of the quoted ones. */
  readonly isSentence: boolean;
  /** What is serious, and what has wording. */
  readonly isUsual: boolean;
}

/**
 * The points of a report that may be put to the other side. What was noticed but not confirmed never is, nor what to accept in
 * the end, nor what the report tells its reader about their own interests.
 */
export function proposalsOf(report: Report): Proposal[] {
  const naming = namingOf(report);
  const say = inLetterLanguage(report);
  const risks = report.risks.flatMap((risk) =>
    risk.certainty === 'found' ? riskProposal(risk, naming, say) : [],
  );
  const gaps = report.gaps.flatMap((gap) =>
    gap.wording === null ? [] : [gapProposal(gap, wordsFor(gap, naming), say)],
  );
  return [...risks, ...gaps];
}

function riskProposal(risk: Risk, naming: Naming, say: Say): Proposal[] {
  const said = REQUEST_WORDS[risk.family] as (typeof REQUEST_WORDS)[Risk['family']] | undefined;
  // A newer server may know families that this page does not.
  const request = said === undefined ? REQUEST_WORDS.other : said;
  if (request === null) return [];
  const quote = risk.quotes.find(({ text }) => text !== '') ?? null;
  const words = withoutHeading(quote?.text ?? '');
  const wording = wordsFor(risk, naming);
  // words of an older report have no parts; nobody can tell whom they name
  const parts = risk.wordingParts ?? null;
  // words for any party are no rule that may stand in for the paper's own
  const mayReplace =
    risk.replaces === true &&
    wording !== null &&
    parts !== null &&
    isSentence(words) &&
    !isForAnybody(parts, naming) &&
    (!saysYou(parts, naming) || YOU_IN_PAPER.test(words));
  return [
    {
      id: risk.id,
      kind: 'risk',
      severity: risk.severity,
      title: risk.title,
      topic: null,
      quote,
      why: say(request.why),
      ask: say(request.ask),
      words: wording,
      place: mayReplace ? 'replace' : 'beside',
      isSentence: isSentence(words),
      isUsual: risk.severity === 'high' || wording !== null,
    },
  ];
}

/** Wording to propose, with the sides named as the paper names them where we wrote it. */
const wordsFor = ({ wording, wordingParts }: Risk | Gap, naming: Naming): string | null =>
  wording === null || wordingParts === undefined ? wording : inRoles(wordingParts, naming);

const gapProposal = ({ id, title, topic }: Gap, wording: string | null, say: Say): Proposal => ({
  id,
  kind: 'gap',
  severity: null,
  title,
  topic: topic ?? null,
  quote: null,
  why: say(MISSING_WORDS.why),
  ask: say(MISSING_WORDS.ask),
  words: wording,
  place: 'add',
  isSentence: false,
  isUsual: true,
});

/** A point to mark in the document, with the words as the person left them. Empty words ask without proposing any. */
export function markPointOf({ id, quote, why, ask, words, place }: Proposal, say: Say = ENGLISH): MarkPoint {
  const proposed = words === null || words.trim() === '' ? null : words.trim();
  const isReplacement = place === 'replace' && proposed !== null && quote !== null;
  return {
    id,
    quote:
      quote === null
        ? null
        : {
            text: isReplacement ? withoutHeading(quote.text) : quote.text,
            place: quote.place ?? null,
          },
    comment: [
      why,
      say('Please {ask}.', { ask }),
      ...(place === 'beside' && proposed !== null
        ? [say('Proposed wording: {words}', { words: proposed })]
        : []),
    ],
    replacement: isReplacement ? proposed : null,
    addition: place === 'add' ? proposed : null,
  };
}

/** A stretch of more words says more than one thing, and a wording must not take the rest away unseen. */
const MOST_REPLACED_WORDS = 60;

/** A number and a heading in capitals that run into their sentence stay when the sentence goes. */
const withoutHeading = (text: string): string =>
  text
    .replace(/^\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?\s{1,3}(?=\p{Lu})/u, '')
    .replace(/^(?:\p{Lu}[\p{Lu}&,/-]{1,30}[.:]?\s{1,3}){1,8}(?=\p{Lu}\p{Ll})/u, '');

/** Wording that speaks to the reader fits only words of the paper that do. */
const YOU_IN_PAPER = /\byour?\b/iu;

/** Whether a quote is one sentence from its first word to its last. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length > MOST_REPLACED_WORDS || text.includes(' … ')) return false;
  return /^["“‘(]?\p{Lu}/u.test(text) && /[.!]["”’)]?$/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text);
}
