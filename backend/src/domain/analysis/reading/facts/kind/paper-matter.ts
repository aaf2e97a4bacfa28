import type { Family } from '../../../recognition/document-type.ts';
import type { Paper } from '../../../report/report.ts';

/** What a paper touches, by the kinds that are called so; a paper with a name of its own goes by its family. */
const BY_KIND: ReadonlyMap<string, NonNullable<Paper['matter']>> = new Map([
  ['Court claim', 'dispute'],
  ['Court judgment', 'dispute'],
  ['Demand letter (legal notice)', 'dispute'],
  ['Notice of a penalty (legal notice)', 'dispute'],
  ['Severance or settlement agreement', 'end-of-work'],
  ['Letter of resignation', 'end-of-work'],
  ['Internship or apprenticeship agreement (employment)', 'work'],
  ['Service bond (employment)', 'work'],
  ['Staff handbook (employment)', 'work'],
  ['Share option or bonus letter (employment)', 'work'],
  ['Zero-hours or casual work contract (employment)', 'work'],
  ['Job offer (employment contract)', 'work'],
  ['Non-compete agreement (employment)', 'work'],
  ['Child care or home care agreement (work)', 'work'],
  ['Platform work agreement (driver, courier)', 'work'],
  ['Freelance or contractor agreement (services)', 'work'],
  ['Contract of employment', 'work'],
  // of the language packs
  ['Employment contract', 'work'],
]);

/** Whether a paper is about somebody's living or part of a quarrel, which a letter about it may make worse; null for others. */
export function matterOf(kind: string, family: Family | null): NonNullable<Paper['matter']> | null {
  return BY_KIND.get(kind) ?? (family === 'employment' ? 'work' : family === 'court' ? 'dispute' : null);
}
