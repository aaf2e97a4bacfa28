/** Marks of quotes and list points that may stand at the beginning of one line; people need three or four. */
const DEEPEST = 12;
const MARK = String.raw`[ \t]*(?:>|[-+*]|\d{1,9}[.)])`;
const TOO_DEEP = new RegExp(`^((?:${MARK}){${DEEPEST}})(?:${MARK})+`, 'gm');
/** Opening brackets in one line; a report has a handful. */
const MOST_BRACKETS = 100;

/**
 * Takes out of Markdown what has no reader and stops the page: the parser works for a minute on 50,000 quotes within
 * one another, and for seconds on as many links within links. Everything a report can hold comes back as it was.
 */
export const tameMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(TOO_DEEP, '$1')
    .split('\n')
    .map((line) => (line.split('[').length - 1 > MOST_BRACKETS ? line.replaceAll('[', '(') : line))
    .join('\n');
