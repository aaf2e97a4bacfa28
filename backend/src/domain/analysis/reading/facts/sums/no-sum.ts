import type { LegalText } from '../../../document/legal-text.ts';
import { isTakenBack } from '../../chats/withdrawn.ts';
import { NOT_OF_PAPER } from '../../languages/en/money/sum-purposes.ts';
import type { FoundSum } from '../find-money.ts';
import { isUnticked } from './ticked.ts';

/** Whether a figure is no sum of the paper: `Annual fee: $0`, an option that is not ticked, what somebody else pays, what was taken back. */
export const isNoSum = (text: LegalText, { value, start, end }: FoundSum): boolean =>
  value === 0 ||
  isUnticked(text, start) ||
  NOT_OF_PAPER.test(text.text.slice(Math.max(0, start - LOOKED), start)) ||
  isTakenBack(text, { start, end });

const LOOKED = 90;
