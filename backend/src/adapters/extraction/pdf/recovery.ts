import { findObjects, type PdfObjects } from './objects.ts';

/** A damaged PDF with a new table and page tree around the pages that are whole. */
export interface RebuiltPdf {
  readonly bytes: Uint8Array;
  /** Pages that were found whole. */
  readonly pages: number;
  /** Pages that the file says it has; at least `pages`. */
  readonly once: number;
}

const PAGE = /\/Type\s*\/Page\b/u;
const PAGE_TREE = /\/Type\s*\/Pages\b/u;
/** Far beyond any cap on pages. */
const MAX_PAGES = 100_000;

/** Whether the end of a PDF is missing: the mark that stands there, apart from what mail programs and disks append. */
export const isCutOff = (bytes: Uint8Array): boolean =>
  !Buffer.from(bytes.subarray(Math.max(0, bytes.length - 4_096))).includes('%%EOF');

/**
 * Rebuilds a PDF whose table is lost, as when the end of the file is missing: what stands before the cut is still there,
 * only nothing leads to it. Null where no page is whole, or where the file is encrypted, whose key went with the end.
 */
export function rebuiltPdf(bytes: Uint8Array): RebuiltPdf | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('/Encrypt')) return null;
  const objects = findObjects(bytes);
  const pages = objects.ids.filter((id) => PAGE.test(objects.text(id) ?? '') && isWhole(objects, id));
  if (pages.length === 0) return null;
  const inOrder = ranked(objects, pages);

  const parts: Buffer[] = [file, Buffer.from('\n')];
  let length = file.length + 1;
  const rows: string[] = ['xref\n0 1\n0000000000 65535 f \n'];
  const list = (id: number, at: number, generation: number): void => {
    rows.push(`${id} 1\n${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`);
  };
  const append = (id: number, text: string): void => {
    const part = Buffer.from(`${id} 0 obj\n${text}\nendobj\n`, 'latin1');
    list(id, length, 0);
    parts.push(part);
    length += part.length;
  };
  for (const id of objects.ids) {
    const place = objects.place(id);
    if (place === null) append(id, objects.text(id) ?? 'null');
    else list(id, place.at, place.generation);
  }
  const catalog = objects.ids.reduce((most, id) => Math.max(most, id), 0) + 1;
  append(catalog, `<< /Type /Catalog /Pages ${catalog + 1} 0 R >>`);
  const kids = inOrder.map((id) => `${id} ${objects.place(id)?.generation ?? 0} R`).join(' ');
  append(catalog + 1, `<< /Type /Pages /Count ${inOrder.length} /Kids [${kids}] >>`);
  const trailer = `trailer\n<< /Size ${catalog + 2} /Root ${catalog} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return {
    bytes: Buffer.concat([...parts, Buffer.from(rows.join('') + trailer)]),
    pages: inOrder.length,
    once: Math.max(inOrder.length, countOf(objects, file)),
  };
}

/** Whether everything that a page draws is there to its end. */
function isWhole(objects: PdfObjects, page: number): boolean {
  const [, many, one] = /\/Contents\s*(?:\[([^\]]*)\]|(\d+\s+\d+\s+R))/u.exec(objects.text(page) ?? '') ?? [];
  const parts = [...(many ?? one ?? '').matchAll(/(\d+)\s+\d+\s+R/gu)];
  return parts.every(([, id]) => objects.stream(Number(id)) !== null);
}

/** In the order of the page tree, as far as it is there; those that it does not name keep their places behind. */
function ranked(objects: PdfObjects, pages: readonly number[]): number[] {
  const nodes = objects.ids.filter((id) => PAGE_TREE.test(objects.text(id) ?? ''));
  const named = nodes.flatMap((id) => {
    const kids = /\/Kids\s*\[([^\]]*)\]/u.exec(objects.text(id) ?? '')?.[1] ?? '';
    return [...kids.matchAll(/(\d+)\s+\d+\s+R/gu)].map(([, kid]) => Number(kid));
  });
  const ranks = new Map(named.map((id, index) => [id, index]));
  const rank = (id: number): number => ranks.get(id) ?? named.length;
  return pages.toSorted((a, b) => rank(a) - rank(b));
}

/** How many pages the page tree, or the head of a file made for the web, says there are. */
function countOf(objects: PdfObjects, file: Buffer): number {
  const counts = objects.ids.map((id) => {
    const text = objects.text(id) ?? '';
    return PAGE_TREE.test(text) ? Number(/\/Count\s+(\d+)/u.exec(text)?.[1] ?? 0) : 0;
  });
  const head = /\/Linearized\b[^>]*\/N\s+(\d+)/u.exec(file.subarray(0, 2_048).toString('latin1'))?.[1] ?? 0;
  return Math.min(
    MAX_PAGES,
    counts.reduce((most, count) => Math.max(most, count), Number(head)),
  );
}
