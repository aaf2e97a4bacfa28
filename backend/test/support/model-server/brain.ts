import type { Question } from './model-server.ts';

/** A numbered paragraph as prompts show it. */
const PARAGRAPH = /^\[§(\d+)\] (.*)$/gm;

/** Words that make the pretend model see a point, and which point. */
const POINTS: readonly (readonly [RegExp, string, string])[] = [
  [/\bshall pay\b|\bfees?\b/i, 'obligation', 'medium'],
  [/\bindemnif/i, 'risk', 'high'],
  [/\bsole discretion\b|\bwithout notice\b/i, 'risk', 'medium'],
  [/\bgoverned by\b|\beffective date\b/i, 'key_fact', 'none'],
  [/\bNEEDLE-\d+/, 'risk', 'high'],
];

/** Paragraphs that reached the model, by id. */
export function paragraphsSeen(user: string): { readonly id: number; readonly text: string }[] {
  return [...user.matchAll(PARAGRAPH)].map(([, id, text]) => ({ id: Number(id), text: text ?? '' }));
}

/** Reads the paragraphs it was given and reports what its few words of law find in them; sums up when asked for text. */
export function answerFindings({ user, schema }: Question): string {
  const wantsSummary = /"summary"/.test(JSON.stringify(schema ?? '')) || /"summary"/.test(user);
  if (wantsSummary) {
    return JSON.stringify({
      summary:
        'This agreement sets out what each side does and pays. Some clauses favor the other side. Ask for the changes listed below before you sign.',
    });
  }
  const most = Number(/at most (\d+) findings/.exec(user)?.[1] ?? 12);
  const findings = paragraphsSeen(user).flatMap(({ id, text }) =>
    POINTS.filter(([words]) => words.test(text)).map(([words, kind, severity]) => ({
      ids: [id],
      quote: quoteAround(text, words),
      kind,
      who: kind === 'obligation' ? 'Both sides' : '',
      severity,
      title: `Pretend ${kind.replace('_', ' ')} in ${id}`,
      says: `The pretend model noticed this clause and explains in a sentence what it means in practice.`,
      advice: kind === 'risk' ? 'Ask for this to be changed.' : '',
      wording: '',
    })),
  );
  // As the prompt asks: the most important first, and no more than that.
  const ordered = findings.toSorted((a, b) => Number(b.severity === 'high') - Number(a.severity === 'high'));
  return JSON.stringify({ findings: ordered.slice(0, most) });
}

function quoteAround(text: string, words: RegExp): string {
  const at = Math.max(0, text.search(words));
  const from = text.lastIndexOf(' ', Math.max(0, at - 20)) + 1;
  return text.slice(from, from + 90).trim();
}
