import type { Answer } from '../shared/answer.ts';
import { pagesList } from '../points/page-list.ts';

/** What limits the whole report, before anything else is said: the report's own warnings, then what could not be read. */
export function Warnings({ answer }: { readonly answer: Answer }) {
  const said = answer.report?.warnings ?? [];
  const notices = answer.notices.filter(({ text }) => !said.includes(text));
  if (said.length + notices.length === 0) return null;
  return (
    <ul aria-label="Notices" className="mb-4 flex flex-col gap-1.5 text-sm text-paper-dim">
      {said.map((text) => (
        <li key={text} className="border-l-2 border-caution pl-3">
          {text}
        </li>
      ))}
      {notices.map(({ code, text, pages }) => (
        <li key={`${code} ${pages.join()} ${text}`} className="border-l-2 border-caution pl-3">
          {text}
          {pages.length > 0 && ` (${pagesList(pages)})`}
        </li>
      ))}
    </ul>
  );
}
