import type { LegalText } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';

/** Fewest uses that make a capitalised word a term. */
const FEWEST_USES = 2;
const USED =
  /(?<=\b(?:the|any|each|such|all|of|a|an|its|their|for|by|to) )([A-Z][a-z]{3,20}(?: [A-Z][a-z]{2,20}){1,2})(?= (?!Inc|LLC|Ltd|Corp|Street|Road|Avenue|Court|Act|Code)[a-z(,.;]|[,.;)])/g;
const ORDINARY =
  /\b(?:Agreement|Contract|Lease|Section|Clause|Article|Party|Parties|State|States|United|Court|Courts|County|City|District|Republic|Kingdom|Federal|National|Securities|Exchange|Commission|Board|Director|Directors|Officer|President|Secretary|Vice|Chief|Executive|General|Manager|Department|Minister|Office|University|Bank|Act|Law|Laws|Code|Rules?|Regulations?|Directive|Treaty|Council|Commercial|Arbitration|Association|Institute|Internet|World|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|Sunday|Schedule|Exhibit|Annex|Appendix|Attachment|New|North|South|East|West|Street|Road|House|English|American|European|International|Supreme|High|Civil|Labor|Labour|Revenue|Treasury|Registrar|Register|Value|Added|Tax|Business|Days?)\b/;

/** The meanings stand on a page or in a paper that may not be part of this text. */
const EXPLAINED_ELSEWHERE =
  /\b(?:capitali[sz]ed|defined) (?:terms?|words?|expressions?)\b[^.]{0,160}\b(?:mean\w*|defin\w*|ascribed|set (?:out|forth))\b[^.]{0,120}\b(?:cover page|order form|schedule|exhibit|annex|appendix|attachment|addendum|glossary|the (?:[\w&-]{2,20} ){1,4}(?:agreement|contract|lease|terms|plan|policy))\b/i;

/** Terms written with capitals again and again that no definition explains. Said only where the text defines its terms. */
export function checkTerms(text: LegalText): Defect[] {
  if (text.definitions.length < 2 || text.text.length > 120_000) return [];
  if (text.sentences.some((sentence) => EXPLAINED_ELSEWHERE.test(sentence.text))) return [];
  const known = text.definitions.map((definition) => stem(definition.term));
  const names = text.parties.flatMap((party) => [party.name, ...party.aliases]).map(stem);
  const headings = new Set(text.paragraphs.flatMap((paragraph) => paragraph.headingPath).map(stem));
  const uses = new Map<string, { count: number; at: number }>();
  for (const match of text.text.matchAll(USED)) {
    const term = match[1]!;
    const key = stem(term);
    if (
      ORDINARY.test(term) ||
      headings.has(key) ||
      [...known, ...names].some((word) => word.includes(key) || key.includes(word))
    )
      continue;
    const use = uses.get(key);
    uses.set(key, { count: (use?.count ?? 0) + 1, at: use?.at ?? match.index });
  }
  const [first] = [...uses.entries()]
    .filter(([, use]) => use.count >= FEWEST_USES)
    .toSorted((a, b) => b[1].count - a[1].count);
  if (first === undefined) return [];
  const sentence = text.sentences.find(
    (candidate) => candidate.start <= first[1].at && candidate.end > first[1].at,
  );
  if (sentence === undefined) return [];
  const term = text.text.slice(first[1].at, first[1].at + first[0].length);
  return [
    {
      kind: 'undefined-term',
      severity: 'low',
      title: `The term “${term}” is never explained`,
      why: 'A word with capitals looks fixed, but without a meaning it could cover more than you think.',
      ask: 'for a definition, or for plain words.',
      start: sentence.start,
      end: sentence.end,
    },
  ];
}

const stem = (term: string) => term.toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '').trim();
