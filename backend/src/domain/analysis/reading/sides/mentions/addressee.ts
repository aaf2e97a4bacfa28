import type { Gathered } from '../gather.ts';
import { isFirm } from '../names/names.ts';

/** Where a letter says whom it is to. */
const TOP = 1_500;

/** Whom a letter is to, as its head writes them: `To: Jasper Lane Events`, `Carter Build Ltd / FAO Steve`. */
export function nameAddressee(sides: readonly Gathered[], text: string): void {
  const head = text.slice(0, TOP);
  const you = sides.find((side) => side.pronouns.has('you'));
  if (you === undefined) return;
  const own = you.names[0];
  const line = /^(?:To|For|Customer|Client): ?((?:[\p{Lu}&][\p{L}'’&.-]*(?: |$)){2,5})$/mu
    .exec(head)?.[1]
    ?.trim();
  if (own !== undefined && line !== undefined && line.startsWith(`${own} `)) {
    you.names[0] = line;
    return;
  }
  if (own !== undefined && /^(?:FAO|Attn)\b/.test(own)) {
    const bare = own.replace(/^(?:FAO|Attn)\.?:? /, '');
    const above = /^([^\n]{3,60})\n+(?:FAO|Attn)\b/mu.exec(head)?.[1]?.trim();
    const others = you.names.slice(1).filter((name) => name !== bare);
    you.names.splice(
      0,
      you.names.length,
      ...(above !== undefined && isFirm(above) ? [above] : []),
      bare,
      ...others,
    );
    return;
  }
  if (own !== undefined) return;
  const told = /^To (?:the [\p{L} ]{3,30}, )?(?=\p{Lu})([^\n,]{3,60})$/mu.exec(head)?.[1]?.trim();
  if (told !== undefined && isFirm(told) && !sides.some((side) => side.names.includes(told)))
    you.names.push(told);
}
