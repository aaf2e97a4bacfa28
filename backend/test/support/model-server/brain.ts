import type { Question } from './model-server.ts';

/** A numbered paragraph as prompts show it. */
const PARAGRAPH = /^\[§(\d+)[^\]]*\] (.*)$/gm;

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

/** Which of the questions a prompt puts. */
export function taskOf(user: string): 'facts' | 'risks' | 'closing' | 'rendering' | 'other' {
  if (user.includes('Task: list the risks')) return 'risks';
  if (user.includes('Task: list the key facts')) return 'facts';
  if (user.includes('Task: put the lines')) return 'rendering';
  return user.includes('Task: a last look') ? 'closing' : 'other';
}

/** Reads the paragraphs it was given and reports what its few words of law find in them; sums up when asked to look again. */
export function answerFindings({ user }: Pick<Question, 'user'>): string {
  const task = taskOf(user);
  if (task === 'closing') {
    return JSON.stringify({
      summary:
        'This agreement sets out what each side does and pays. Some clauses favor the other side. Ask for the changes listed below before you sign.',
      same: [],
      severity: [],
      doubtful: [],
      unsupported: [],
      conflicts: [],
      missing: [],
    });
  }
  const most = Number(/at most (\d+) (?:facts|risks)/.exec(user)?.[1] ?? 12);
  const findings = paragraphsSeen(user).flatMap(({ id, text }) =>
    POINTS.filter(([words, kind]) => (kind === 'risk') === (task === 'risks') && words.test(text)).map(
      ([words, kind, severity]) => ({
        ids: [id],
        quote: quoteAround(text, words),
        kind,
        who: kind === 'obligation' ? 'Both sides' : '',
        severity,
        title: `A clause that binds you: ${kind.replace('_', ' ')} in ${id}`,
        says: 'You could owe money or lose a right because of this clause.',
        advice: kind === 'risk' ? 'Ask for this to be changed.' : '',
        wording: '',
      }),
    ),
  );
  // As the prompt asks: the most important first, and no more than that.
  const ordered = findings.toSorted((a, b) => Number(b.severity === 'high') - Number(a.severity === 'high'));
  const ofKind = (kind: string) => ordered.filter((one) => one.kind === kind).slice(0, most);
  return JSON.stringify(
    task === 'risks'
      ? { risks: ofKind('risk') }
      : { facts: ofKind('key_fact'), duties: ofKind('obligation') },
  );
}

function quoteAround(text: string, words: RegExp): string {
  const at = Math.max(0, text.search(words));
  const from = text.lastIndexOf(' ', Math.max(0, at - 20)) + 1;
  return text.slice(from, from + 90).trim();
}
