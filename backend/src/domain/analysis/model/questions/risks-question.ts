import { RISK_FAMILIES } from '../../reading/burdens/families.ts';
import { familyWords } from '../checks/family-words.ts';
import { riskTokensFor, type ReadingPart } from '../plan/reading-plan.ts';
import { IDS, listOf, objectOf, oneOf, TEXT, type Assignment, type Question } from './question.ts';
import type { NotedRisk } from './paper-brief.ts';
import { rangeOf, sharedPrefix, SYSTEM } from './shared-prefix.ts';

const SCHEMA = objectOf({
  risks: listOf({
    ids: IDS,
    quote: TEXT,
    family: oneOf([...RISK_FAMILIES, 'other']),
    severity: oneOf(['high', 'medium', 'low']),
    title: TEXT,
    says: TEXT,
    advice: TEXT,
    usual: TEXT,
    wording: TEXT,
  }),
});

const FAMILY_LINES = RISK_FAMILIES.map((family) => `${family} (${familyWords(family)?.look ?? ''})`).join(
  '; ',
);

export const RISKS_TASK = `Go through every paragraph and ask of each what it could cost this reader: money, time, rights, home, work or freedom. Report the clauses that are worse than they need to be, one-sided, open-ended or easy to miss, also where they look ordinary. One clause can hold two risks: report both. Leave out what is only usual and fair.
severity, for this reader:
- high: can cost the home, the job or the whole benefit; money without a limit or of about three months of the main payment; rights lost for good; no way out; the other side alone decides on something that matters.
- medium: costs money, time or freedom that hurts, or gives the other side a power with limits.
- low: a small cost, or worth knowing.
- ids, quote: the paragraphs it rests on, and the words of one of them that create the risk.
- family: the closest of these: ${FAMILY_LINES}; other.
- title: 3 to 8 words that name the consequence with the clause's own figures.
- says: one or two short sentences: what it means in practice for this reader.
- advice: what to ask the other side for, in one sentence.
- usual: what such papers usually say, or "".
- wording: for high and medium one sentence that could replace the clause, in the language of the document; else "".
Answer:
{"risks":[{"ids":[12],"quote":"","family":"penalty","severity":"high","title":"","says":"","advice":"","usual":"","wording":""}]}`;

/** Most lines on what rules have noted. */
const MOST_NOTED = 12;

/** What stands above what the rules have noted. */
export const NOTED_HEAD = 'A search by fixed rules noted these; judge them yourself and find what it missed:';
export const noteOf = ({ paragraph, severity, title }: NotedRisk): string =>
  `- §${paragraph} (${severity}): ${title}`;

/** What the rules have noted, as the question on risks gives it; none where they noted nothing. */
function notedLines(noted: readonly NotedRisk[]): string[] {
  return noted.length === 0 ? [] : [NOTED_HEAD, ...noted.slice(0, MOST_NOTED).map(noteOf)];
}

/** Asks for the risks of one part, with what the rules have noted there. */
export function risksQuestion(part: ReadingPart, isWhole: boolean, assignment: Assignment): Question {
  const inside = new Set(part.entries.map(({ id }) => id));
  const noted = assignment.brief.noted.filter(({ paragraph }) => inside.has(paragraph));
  const user = [
    sharedPrefix(part, isWhole, assignment),
    `The document ends here. Task: list the risks for the reader. Report on ${rangeOf(part)}: at most ${part.quota.risks} risks, the gravest first.`,
    RISKS_TASK,
    ...notedLines(noted),
  ].join('\n');
  return { prompt: { system: SYSTEM, user }, maxTokens: riskTokensFor(part.quota), schema: SCHEMA };
}
