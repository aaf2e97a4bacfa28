/** What is done to a finished package. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Content types and relationships of the parts beside the main one, as word processors write them. */
export function related(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const kinds = Object.keys(files).flatMap((name) => {
    const found = /^word\/((header|footer)1|comments|footnotes|endnotes|numbering|styles)\.xml$/u.exec(name);
    return found === null ? [] : [{ file: found[1]!, kind: found[2] ?? found[1]! }];
  });
  const overrides = kinds.map(
    ({ file, kind }) =>
      `<Override PartName="/word/${file}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`,
  );
  const relations = kinds.map(
    ({ file, kind }, index) =>
      `<Relationship Id="p${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${file}.xml"/>`,
  );
  const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
  const types = strFromU8(files['[Content_Types].xml']!).replace(
    '</Types>',
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${overrides.join('')}</Types>`,
  );
  return zipSync({
    ...files,
    '[Content_Types].xml': strToU8(types),
    'word/_rels/document.xml.rels': strToU8(rels),
  });
}

function everyPart(bytes: Uint8Array, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(bytes);
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, part]) => [name, strToU8(change(strFromU8(part)))])),
  );
}

/** ISO 29500 strict: other namespaces for the same words. */
export function strict(bytes: Uint8Array): Uint8Array {
  return everyPart(bytes, (xml) =>
    xml
      .replaceAll(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      )
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/',
        'http://purl.oclc.org/ooxml/officeDocument/',
      ),
  );
}

export function otherPrefix(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const main = strFromU8(files['word/document.xml']!).replaceAll(/(<\/?|\sxmlns:|\s)w([:=])/gu, '$1x$2');
  return zipSync({ ...files, 'word/document.xml': strToU8(main) });
}

export function template(bytes: Uint8Array): Uint8Array {
  return everyPart(bytes, (xml) =>
    xml.includes('/content-types"')
      ? xml.replace('wordprocessingml.document.main', 'wordprocessingml.template.main')
      : xml,
  );
}
