import { deflateSync } from 'node:zlib';

/** A stream object with the entries of its dictionary beside /Length. */
export interface PdfStream {
  readonly entries: string;
  readonly data: Uint8Array;
}

export interface PdfPage {
  /** Content stream, as PDF operators. Fonts are /F1 (Helvetica) and /F2 (Helvetica-Bold), pictures /Im0, /Im1, … */
  readonly content: string;
  readonly images?: readonly PdfStream[];
  readonly rotate?: 0 | 90 | 180 | 270;
  /** Dictionaries of annotations. */
  readonly annotations?: readonly string[];
  readonly size?: readonly [number, number];
}

/** Builds a PDF of the given pages, byte by byte, with a correct cross-reference table. */
export function makePdf(pages: readonly PdfPage[], catalog = ''): Uint8Array {
  const objects: (string | PdfStream)[] = [];
  const add = (object: string | PdfStream): number => objects.push(object);
  add(''); // 1: catalog
  add(''); // 2: page tree
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const kids: number[] = [];
  for (const { content, images = [], rotate = 0, annotations = [], size = [595, 842] } of pages) {
    const body = add({ entries: '/Filter /FlateDecode', data: deflateSync(Buffer.from(content, 'latin1')) });
    const names = images.map((image, index) => `/Im${index} ${add(image)} 0 R`);
    const annots = annotations.map((annotation) => `${add(annotation)} 0 R`);
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate} /Contents ${body} 0 R ` +
          `/Annots [${annots.join(' ')}] /Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> /XObject << ${names.join(' ')} >> >> >>`,
      ),
    );
  }
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`;
  return assemblePdf(objects);
}

/** Numbers the objects from 1 and writes header, objects, table and trailer. The first object is the catalog. */
export function assemblePdf(objects: readonly (string | PdfStream)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') write(Buffer.from(object, 'latin1'));
    else {
      write(Buffer.from(`<< ${object.entries} /Length ${object.data.length} >>\nstream\n`, 'latin1'));
      write(Buffer.from(object.data));
      write(Buffer.from('\nendstream'));
    }
    write(Buffer.from('\nendobj\n'));
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  write(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** Operators that write lines of text from the top of an A4 page. `extra` stands before the text, for colors and modes. */
export function textLines(
  lines: readonly string[],
  { size = 11, top = 780, font = 'F1', extra = '' } = {},
): string {
  const shows = lines.map((line) => `(${line.replace(/([\\()])/gu, '\\$1')}) Tj T*`).join('\n');
  return `BT ${extra} /${font} ${size} Tf ${size * 1.4} TL 60 ${top} Td\n${shows}\nET`;
}

/** Operators that draw picture `index` over the whole A4 page, or into a box. */
export const drawImage = (index = 0, [x, y, width, height] = [0, 0, 595, 842]): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /Im${index} Do Q`;
