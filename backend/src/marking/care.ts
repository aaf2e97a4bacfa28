import type { Report } from '../domain/analysis/report/report.ts';

/** Papers whose end touches a person's living. */
const WORK = /\b(?:employ|job|work|intern|apprentice|offer letter|staff|freelanc)/iu;
/** Papers that are part of a quarrel. */
const DISPUTE =
  /\b(?:court|claim|summons|notice|demand|evict|terminat|dismiss|settle|lawsuit|complaint|debt|collection)/iu;
/** A deadline within as many days is named. */
const NEAR_DAYS = 30;
const DAY_MS = 86_400_000;

/** What to think of before such a letter is sent: one sentence each, most important first; none where nothing speaks for care. */
export function wordsOfCare(report: Report, today: Date): string[] {
  const kind = `${report.paper.kind} ${report.paper.title ?? ''}`;
  const words: string[] = [];
  const { nextDate } = report.brief;
  const days = nextDate === null ? Number.NaN : (Date.parse(nextDate.date) - today.getTime()) / DAY_MS;
  if ((days > -1 && days <= NEAR_DAYS) || report.risks.some(({ family }) => family === 'deadline'))
    words.push(
      'A deadline is running, and a letter like this one does not stop it. Do first what has to be done by then, or get advice.',
    );
  if (DISPUTE.test(kind))
    words.push(
      'What you write may be used in a dispute. Have a lawyer or an advice center read it before you send it, and admit nothing in it.',
    );
  if (WORK.test(kind))
    words.push(
      'Where your work depends on the other side, asking may have effects of its own. Talk to a union, an adviser or somebody you trust first, above all if your job is about to end.',
    );
  if (report.paper.language !== null && report.paper.language !== 'en')
    words.push(
      'The letter is in English, and the paper is not. Send it in a language that the other side reads.',
    );
  return words;
}
