/** Where models of 2026 write their thoughts when a server hands them over with the answer: the opening and the closing mark. */
const MARKS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /<(?:think|thinking|thought|reasoning|reflection)>/i,
    /<\/(?:think|thinking|thought|reasoning|reflection)>/i,
  ],
  [/\[THINK\]/, /\[\/THINK\]/],
  [
    /<\|channel\|?>\s{0,3}(?:analysis|thought|commentary)\b/i,
    /<\|channel\|?>\s{0,3}final\b(?:<\|message\|>)?|<channel\|>/i,
  ],
  [/<\|START_THINKING\|>/, /<\|END_THINKING\|>/],
  [/◁think▷/, /◁\/think▷/],
];

/**
 * An answer without what the model thought aloud before it. Thought that was never closed is no answer at all: the model
 * used up its tokens while thinking. A closing mark alone ends a thought whose opening was part of the prompt.
 */
export function withoutThought(text: string): string {
  let rest = text;
  for (const [opens, closes] of MARKS) rest = cutThoughts(rest, opens, closes);
  return rest.trim();
}

function cutThoughts(text: string, opens: RegExp, closes: RegExp): string {
  const last = lastMatch(text, closes);
  if (last !== null) return text.slice(last);
  const open = opens.exec(text);
  // Words that merely name the mark stand inside an answer; a thought stands before it.
  return open !== null && text.slice(0, open.index).trim() === '' ? '' : text;
}

/** Where the last match ends, or null. Only a mark outside the answer counts: what follows it must still hold something. */
function lastMatch(text: string, mark: RegExp): number | null {
  let end: number | null = null;
  for (const match of text.matchAll(new RegExp(mark.source, mark.flags.includes('i') ? 'gi' : 'g'))) {
    const after = match.index + match[0].length;
    if (end === null || /[{[]/.test(text.slice(after, after + 400))) end = after;
  }
  return end;
}
