import { decodedImage } from '../image/image.ts';
import type { Caps, PageImage } from '../../../ports/document-format.ts';
import { attribute, readXml, type XmlToken } from './xml.ts';
import type { ZipPackage } from './zip-package.ts';

/** A picture in a part of a DOCX. */
export interface DocxPicture {
  /** Id under which the relationships of its part name the file; null for one that lies elsewhere. */
  readonly relation: string | null;
  /** True where it is as large as a picture of writing. */
  readonly isLarge: boolean;
}

const POINTS_PER_INCH = 72;
/** English Metric Units (ECMA-376 part 1, 20.1.2.1). */
const EMU_PER_POINT = 12_700;
/** Smallest side and area, in inches, of a picture that is read for words: a signature, a seal or a logo is smaller. */
const LARGE = { side: 2, area: 12 } as const;

/** Collects pictures from the tokens of a part; `take` gives those since the last time. */
export function createPictureFinder() {
  let found: DocxPicture[] = [];
  let isLarge = false;

  const setSize = (widthPoints: number, heightPoints: number): void => {
    const [width, height] = [widthPoints / POINTS_PER_INCH, heightPoints / POINTS_PER_INCH];
    isLarge = Math.min(width, height) >= LARGE.side && width * height >= LARGE.area;
  };
  return {
    see(token: XmlToken): void {
      switch (token.name) {
        case 'wp:extent':
          setSize(
            Number(attribute(token, 'cx')) / EMU_PER_POINT,
            Number(attribute(token, 'cy')) / EMU_PER_POINT,
          );
          break;
        case 'v:shape':
        case 'v:rect': {
          const style = attribute(token, 'style') ?? '';
          setSize(pointsIn(style, 'width'), pointsIn(style, 'height'));
          break;
        }
        case 'a:blip':
          found.push({ relation: attribute(token, 'r:embed') ?? null, isLarge });
          break;
        case 'v:imagedata':
          found.push({ relation: attribute(token, 'r:id') ?? null, isLarge });
          break;
        default:
          break;
      }
    },
    take(): DocxPicture[] {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

/** A length of a VML style in points, 0 where it says none. */
function pointsIn(style: string, name: string): number {
  const [, value = '0', unit = 'pt'] =
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)(pt|in|px|cm|mm)?`, 'u').exec(style) ?? [];
  const points = { pt: 1, in: 72, px: 0.75, cm: 28.35, mm: 2.835 }[unit] ?? 1;
  return Number(value) * points;
}

/** Reads pictures of the part `partName` as page images; null for what is no JPEG or PNG, is too large or is damaged. */
export function createPictureReader(zip: ZipPackage, partName: string, caps: Caps) {
  let targets: ReadonlyMap<string, string> | null = null;
  const relations = partName.replace(/^(.*\/)?([^/]*)$/u, '$1_rels/$2.rels');
  const folder = partName.replace(/[^/]*$/u, '');

  return async ({ relation }: DocxPicture): Promise<PageImage | null> => {
    targets ??= targetsOf((await zip.text(relations)) ?? '');
    const target = relation === null ? undefined : targets.get(relation);
    if (target === undefined) return null;
    const name = target.startsWith('/') ? target.slice(1) : folder + target;
    // A picture that unpacks to too much, or not at all, costs its own words; the text is read already.
    const bytes = await zip.part(name).catch(() => null);
    return bytes === null ? null : decodedImage(bytes, caps);
  };
}

function targetsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, (token) => {
    const [id, target] = [attribute(token, 'Id'), attribute(token, 'Target')];
    const isInside = attribute(token, 'TargetMode') !== 'External';
    if (token.name === 'Relationship' && id !== undefined && target !== undefined && isInside)
      targets.set(id, target);
  });
  return targets;
}
