import type { BurdenMessages, RiskMessages } from '../risk-message.ts';
import { ADVICE } from './advice.ts';
import { CHANGE_MESSAGES } from './change.ts';
import { ENDING_MESSAGES } from './ending.ts';
import { FREEDOM_MESSAGES } from './freedom.ts';
import { LIABILITY_MESSAGES } from './liability.ts';
import { MONEY_MESSAGES } from './money.ts';
import { PROCEDURE_MESSAGES } from './procedure.ts';
import { readTwiceMessage } from './read-twice.ts';
import { GRAVE_MESSAGES } from './grave.ts';
import { PAID_MESSAGES } from './paid.ts';
import { NAMED_TITLES } from './titles/all.ts';

const RISKS = {
  ...CHANGE_MESSAGES,
  ...ENDING_MESSAGES,
  ...MONEY_MESSAGES,
  ...LIABILITY_MESSAGES,
  ...PROCEDURE_MESSAGES,
  ...FREEDOM_MESSAGES,
  ...GRAVE_MESSAGES,
} as RiskMessages; // complete: a test asks for every family

/** What risks say in English. A test holds it against the table of families. */
export const BURDEN_MESSAGES: BurdenMessages = {
  titles: NAMED_TITLES,
  risks: RISKS,
  paid: PAID_MESSAGES,
  advice: ADVICE,
  readTwice: readTwiceMessage,
};
