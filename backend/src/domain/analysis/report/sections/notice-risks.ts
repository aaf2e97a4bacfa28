import { conditionOf } from '../../reading/facts/notice/conditions.ts';
import { endingNotices, noticeEdge } from '../../reading/burdens/truth/notice-edge.ts';
import { quoteAt, type Material } from '../material.ts';
import type { Risk } from '../report.ts';
import type { Said } from './said.ts';

/** A notice of the reader that is plainly longer than the other side's, where neither hangs on a case. */
export function noticeRisks(
  { text, paperSides }: Material,
  raised: readonly { readonly risk: Pick<Risk, 'family' | 'certainty'> }[],
): Said[] {
  if (raised.some(({ risk }) => risk.family === 'unequal-exit' && risk.certainty === 'found')) return [];
  if (noticeEdge(text, paperSides) !== 'worse') return [];
  const { own, other } = endingNotices(text, paperSides)!;
  if ([own, other].some(({ sentence, length }) => conditionOf(sentence.text, length) !== null)) return [];
  const places = own.sentence === other.sentence ? [own] : [own, other];
  return [
    {
      severity: 'medium',
      family: 'unequal-exit',
      title: 'You must give longer notice than they do',
      why: 'The two notices in the paper are not equally long, and yours is the longer one.',
      ask: 'for the same notice on both sides.',
      quotes: places.map(({ sentence }) => quoteAt(text, sentence.start, sentence.end)),
      rank: 95,
      kindId: null,
    },
  ];
}
