import type { AnalystEvents, CompletedVerdict } from '../../../ports/analyst.ts';
import type { SectionNumber } from '../finding.ts';
import { pointsOf } from './points.ts';

/** Tells whoever is listening each checked point, then the section it belongs to, in order; without those named in `but`. */
export function tellVerdict(
  { report, sections }: CompletedVerdict,
  { onPoint, onSection }: Pick<AnalystEvents, 'onPoint' | 'onSection'>,
  but: readonly SectionNumber[] = [],
): void {
  const points = pointsOf(report);
  for (const section of sections) {
    if (but.includes(section.number)) continue;
    for (const point of points) if (point.section === section.number) onPoint(point);
    onSection(section, true);
  }
}
