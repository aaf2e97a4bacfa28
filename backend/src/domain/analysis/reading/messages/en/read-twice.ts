import type { RiskFamily } from '../../burdens/families.ts';
import type { RiskMessage } from '../risk-message.ts';

/** What a sentence may be about, so that a reader knows what to look for. Follows `Read this twice:`. */
const TOPICS: Readonly<Record<RiskFamily, string>> = {
  'unilateral-change': 'can something be changed without you?',
  'sole-discretion': 'who decides this, and by what measure?',
  'unequal-exit': 'can both leave in the same way?',
  'no-exit': 'how long are you bound?',
  'auto-renewal': 'does it go on by itself?',
  'sudden-end': 'how quickly can it end?',
  'exit-cost': 'does leaving cost anything?',
  forfeiture: 'can money or a benefit be lost?',
  penalty: 'what does it cost if something goes wrong?',
  'broad-indemnity': 'whose losses must you make good?',
  'uncapped-liability': 'is there a limit to what is owed?',
  'other-side-not-liable': 'who answers if something goes wrong?',
  'answers-for-others': 'do you answer for somebody else?',
  'cost-shifting': 'who pays for this?',
  waiver: 'do you give up a right?',
  forum: 'where would a dispute be decided?',
  restraint: 'does it limit what you may do elsewhere?',
  gag: 'does it limit what you may say?',
  'ip-grab': 'who owns or may use what you make?',
  'data-or-image': 'what happens to your data or image?',
  'entry-or-seizure': 'who may come in or take things?',
  'deemed-consent': 'does silence count as a yes?',
  'short-deadline': 'is the time long enough?',
  'withheld-pay': 'when is the money paid, and in full?',
  'open-price': 'what will it cost in the end?',
  'no-promise': 'what is really promised?',
  'thin-remedy': 'what do you get if it goes wrong?',
  transfer: 'can somebody else take over?',
  'work-demands': 'what can be asked of you?',
  'minimum-commitment': 'is there a minimum that you must reach?',
  'spoken-promises-lost': 'does what you were told still count?',
  'wide-power': 'what may be done in your name?',
  security: 'what is held as security?',
  'proof-burden': 'whose word counts as proof?',
  'benefit-lost': 'is a protection missing?',
};

/** What to ask about such a sentence; completes `Ask …`. */
export const READ_TWICE_ASK = 'the other side what it means in practice, and have the answer in writing.';

const OPEN = 'what does it mean for you?';

/** Words for a sentence that was noticed and not confirmed: a question, and no claim. */
export function readTwiceMessage(family: RiskFamily | null): RiskMessage {
  return {
    title: `Read this twice: ${family === null ? OPEN : TOPICS[family]}`,
    reason:
      'The sentence resembles clauses that have cost others money or freedom. Whether this one does could not be confirmed.',
    ask: `Ask ${READ_TWICE_ASK}`,
    wording: null,
    fallback: null,
  };
}
