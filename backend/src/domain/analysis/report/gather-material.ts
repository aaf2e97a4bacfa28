import type { Reader } from '../../../ports/analyst.ts';
import { checkDefects } from '../checks/all.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import type { LegalText } from '../document/legal-text.ts';
import { weighClauses } from '../facts/assess-clauses.ts';
import { findClauses } from '../facts/find-clauses.ts';
import { findKeyFacts, governingLawValue } from '../facts/key-facts.ts';
import { asSides } from '../facts/sides.ts';
import { timelineOf } from '../facts/timeline.ts';
import { blankOut, findMachineSentences } from '../prompt-injection/machine-sentences.ts';
import { classifyBurdens } from '../reading/classifier/classify-burdens.ts';
import { findWithdrawn } from '../reading/chats/withdrawn.ts';
import { findDuties } from '../reading/duties/find-duties.ts';
import { findFrames } from '../reading/frames/find-frames.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import { documentType } from '../recognition/document-type.ts';
import type { Material } from './material.ts';

/** What the sections are written from. Pure; the same input gives the same material. */
export function gatherMaterial(input: {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  readonly reader: Reader;
  readonly today: Date;
}): Material {
  const { reader } = input;
  // words for a program must not steer the rules either; only the check for flaws sees them
  const own = blankOut(input.text, findMachineSentences(input.text));
  // nor must an offer that somebody took back later
  const text = blankOut(own, findWithdrawn(own));
  const facts = findKeyFacts(text);
  const title = facts.title === null ? null : text.text.slice(facts.title.start, facts.title.end);
  const type = documentType(title, text.text);
  const paperSides = findPaperSides(text, reader.identity);
  const sides = asSides(paperSides);
  const frames = findFrames(text, paperSides);
  const hits = findClauses(text, type);
  const lawClauses = hits
    .filter((hit) => hit.category === 'governing-law')
    .toSorted((a, b) => b.score - a.score);
  const law =
    lawClauses
      .map((hit) => governingLawValue(text.text.slice(hit.start, hit.end)))
      .find((place) => place !== null) ?? null;
  return {
    ...input,
    text,
    source: input.text,
    type,
    facts,
    sides,
    paperSides,
    frames,
    pieces: classifyBurdens(text),
    law,
    clauses: weighClauses(text, hits, sides, type.family),
    duties: findDuties(text, frames, paperSides),
    defects: checkDefects(input.text),
    timeline: timelineOf(text, facts, hits),
  };
}
