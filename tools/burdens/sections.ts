import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const TITLE = '# Everyday papers, measured\n';

/** Writes one section of a page in Markdown, in place of the section with the same heading; others stay as they are. */
export function writeSection(file: URL, heading: string, body: string): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : TITLE;
  const [title, ...sections] = page.split(/^## /m);
  const kept = sections.map((section) => section.trimEnd());
  const fresh = `${heading}\n\n${body}`;
  const at = kept.findIndex((section) => section.startsWith(`${heading}\n`));
  if (at < 0) kept.push(fresh);
  else kept[at] = fresh;
  writeFileSync(file, `${title!.trimEnd()}\n\n${kept.map((section) => `## ${section}`).join('\n\n')}\n`);
}
