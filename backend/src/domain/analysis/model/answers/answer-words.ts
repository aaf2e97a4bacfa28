/**
 * One line of plain words: no addresses that a page could make live, no HTML tags, no images, no list or heading marks.
 * What remains is escaped again when markdown is written. `longest` counts characters.
 */
export function cleanWords(text: string, longest: number): string {
  const plain = text
    .slice(0, longest * 8)
    .normalize('NFC')
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\b(?:https?|ftp|javascript|data|mailto|vbscript):(?:\/\/)?/gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/(^|\s)(?:#{1,6}|[*_]{2,}|`{1,3})(?=\s|\S)/g, '$1')
    .replace(/[*_]{2,}|`+/g, '')
    // Direction marks and characters without width change how a line reads.
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const space = plain.lastIndexOf(' ', longest);
  return `${plain.slice(0, space > longest / 2 ? space : longest)} …`;
}
