import { strToU8, zipSync, type Zippable } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const NAMESPACES = `${W} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;

export interface DocxParts {
  /** Inside `<w:body>`. */
  readonly body: string;
  /** Inside `<w:styles>`, `<w:numbering>`, `<w:footnotes>` and so on. */
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  readonly header?: string;
  readonly footer?: string;
  /** Files of pictures; the first has the relationship `p1`. */
  readonly pictures?: readonly Uint8Array[];
}

/** Builds a Word document of the given markup. */
export function makeDocx(
  { body, header, footer, pictures = [], ...parts }: DocxParts,
  prolog = '',
): Uint8Array {
  const files: Zippable = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
  };
  for (const [name, xml] of Object.entries(parts)) {
    if (xml !== undefined) files[`word/${name}.xml`] = strToU8(`<w:${name} ${NAMESPACES}>${xml}</w:${name}>`);
  }
  if (header !== undefined) files['word/header1.xml'] = strToU8(`<w:hdr ${NAMESPACES}>${header}</w:hdr>`);
  if (footer !== undefined) files['word/footer1.xml'] = strToU8(`<w:ftr ${NAMESPACES}>${footer}</w:ftr>`);
  if (pictures.length > 0) {
    const related = pictures.map((bytes, index) => {
      files[`word/media/picture${index + 1}`] = [bytes, { level: 0 }];
      return `<Relationship Id="p${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/picture${index + 1}"/>`;
    });
    files['word/_rels/document.xml.rels'] = strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    );
  }
  return zipSync(files);
}

/** A paragraph that holds the picture of this relationship, so many inches large. */
export const pictureOf = (relationship: string, width: number, height: number): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width * 914_400}" cy="${height * 914_400}"/><a:graphic><a:graphicData uri="p"><pic:pic><pic:blipFill><a:blip r:embed="${relationship}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** The same in the older writing, which Word keeps for compatibility. */
export const oldPictureOf = (relationship: string, widthPoints: number, heightPoints: number): string =>
  `<w:p><w:r><w:pict><v:shape style="position:relative;width:${widthPoints}pt;height:${heightPoints}pt"><v:imagedata r:id="${relationship}"/></v:shape></w:pict></w:r></w:p>`;

/** A paragraph of one run. `properties` go into `<w:pPr>`, `look` into the run's `<w:rPr>`. */
export const paragraph = (text: string, properties = '', look = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A paragraph in a list. */
export const listed = (text: string, list: number, level: number): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** A list definition with one level for each pair of format and pattern, and its instance of the same number. */
export function listOf(id: number, levels: readonly (readonly [string, string])[], instance = ''): string {
  const written = levels.map(
    ([format, pattern], level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`,
  );
  return (
    `<w:abstractNum w:abstractNumId="${id}">${written.join('')}</w:abstractNum>` +
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/>${instance}</w:num>`
  );
}
