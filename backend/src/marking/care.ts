import type { Fact, Report } from '../domain/analysis/report/report.ts';

/** A deadline within as many days is named. */
const NEAR_DAYS = 30;
const DAY_MS = 86_400_000;

/** What to think of before such a letter is sent: one sentence each, most important first; none where nothing speaks for care. */
export function wordsOfCare({ paper, facts, risks }: Report, today: Date): string[] {
  const words: string[] = [];
  if (facts.some((fact) => isNear(fact, today)) || risks.some(({ family }) => family === 'deadline'))
    words.push(
      'A deadline is running, and a letter like this one does not stop it. Do first what has to be done by then, or get advice.',
    );
  else if (paper.matter === 'dispute' || paper.matter === 'end-of-work')
    words.push(
      'In a matter like this a deadline is often running, and a letter like this one does not stop it. Find out first by when you have to act.',
    );
  if (paper.matter === 'dispute')
    words.push(
      'What you write may be used in a dispute. Have a lawyer or an advice center read it before you send it, and admit nothing in it.',
    );
  if (paper.matter === 'end-of-work')
    words.push(
      'What you write may count when your job ends. Talk to a union, a lawyer or an adviser before you send it.',
    );
  if (paper.matter === 'work')
    words.push(
      'Where your work depends on the other side, asking may have effects of its own. Talk to a union, an adviser or somebody you trust first, above all if your job is about to end.',
    );
  if (paper.language !== null && paper.language !== 'en')
    words.push(
      'The letter is in English, and the paper is not. Send it in a language that the other side reads.',
    );
  return words;
}

/** Something has to be done by that day, and the day is near. */
function isNear({ date, isDeadline }: Fact, today: Date): boolean {
  if (date === undefined || isDeadline !== true) return false;
  const days = (Date.parse(date) - today.getTime()) / DAY_MS;
  return days > -1 && days <= NEAR_DAYS;
}
