import type { DocumentType } from '../recognition/document-type.ts';

/** Published model terms that firms lay beside their own. Names as their publishers write them; all exist in print or on the web. */
interface ModelPaper {
  /** Ids of document types. */
  readonly types: readonly string[];
  /** Completes `Firms often lay … beside a paper like this one`. */
  readonly names: string;
}

const MODEL_PAPERS: readonly ModelPaper[] = [
  { types: ['nda'], names: 'oneNDA, the Common Paper Mutual NDA or the Bonterms Mutual NDA' },
  {
    types: ['saas', 'hosting'],
    names: 'the Common Paper Cloud Service Agreement or the Bonterms Cloud Terms',
  },
  {
    types: ['service', 'consulting', 'development', 'outsourcing', 'maintenance'],
    names:
      'the Common Paper Professional Services Agreement, the Bonterms Professional Services Agreement or the model contract for services of the International Trade Centre (ITC)',
  },
  {
    types: ['reseller', 'affiliate'],
    names: 'the Common Paper Partnership Agreement or the ICC model contract for distributors',
  },
  {
    types: ['distribution'],
    names:
      'the ICC model contract for distributors or the model contract for distribution of the International Trade Centre (ITC)',
  },
  {
    types: ['agency'],
    names:
      'the ICC model contract for commercial agents or the model contract for agency of the International Trade Centre (ITC)',
  },
  {
    types: ['franchise'],
    names: 'the ICC model contract for franchising or the European Code of Ethics for Franchising',
  },
  {
    types: ['supply', 'sale-agreement', 'manufacturing'],
    names:
      'the ICC model contract for sales or the model contracts for supply and manufacture of the International Trade Centre (ITC)',
  },
  {
    types: ['joint-venture', 'strategic-alliance', 'collaboration'],
    names: 'the model contracts for alliances and joint ventures of the International Trade Centre (ITC)',
  },
  {
    types: ['license'],
    names:
      'the Common Paper Software License Agreement, where it is about software, or the WorldCC Contracting Principles',
  },
];
/** Says how firms share risks in any deal: limits of liability, ending, secrets, payment. */
const ANY_DEAL = 'the WorldCC Contracting Principles';
const FAMILIES: ReadonlySet<string> = new Set([
  'nda',
  'services',
  'subscription',
  'license',
  'distribution',
  'franchise',
  'commercial',
  'sale',
]);

/** What firms lay beside a paper of this type to see what is usual, as a sentence; null where no such model is known. */
export function modelPaperFor({ id, family }: DocumentType): string | null {
  if (!FAMILIES.has(family) && id !== 'contract') return null;
  const names = MODEL_PAPERS.find(({ types }) => types.includes(id))?.names ?? ANY_DEAL;
  return `To see what is usual, firms often lay ${names} beside a paper like this one. They are models, not law.`;
}
