import type { Frame } from '../../frames/frame.ts';
import { GETS, HAS_DONE } from '../../languages/en/duty-words.ts';

/** `You have our answer within three days`: the other side has to give it. */
export const isGiven = ({ verb, mode, text }: Frame): boolean =>
  mode === 'will' &&
  GETS.has(verb) &&
  !HAS_DONE.test(text.replace(IN_DAYS, '')) &&
  SOON.test(text) &&
  (verb !== 'have' || HAS_FROM_THEM.test(text)) &&
  // `we see you within ten days`, `every scratch you see`: whoever sees does it
  (verb !== 'see' || SEES_PAPER.test(text)) &&
  (verb !== 'hear' || /\bhears? (?:from|back|by|of)\b/i.test(text));
const SEES_PAPER =
  /\bsees? (?:an?|our|my|the|your|its|their|all)(?: [\p{L}-]+)? (?:bills?|receipts?|invoices?|accounts?|books|results?|drafts?|proofs?|statements?|report|quote|estimate)\b/iu;
/** `You’ll have an answer in ten days`: the one who has it does nothing. */
export const isHandedOver = ({ verb, mode, text }: Frame): boolean =>
  mode === 'will' &&
  verb === 'have' &&
  /\b(?:you|he|she|they|the \p{L}+)(?:['’]ll)? (?:(?:will|shall|then|always|also) )*have\b/iu.test(text) &&
  HAS_FROM_THEM.test(text) &&
  !HAS_DONE.test(text.replace(IN_DAYS, ''));
const IN_DAYS = /\bin (?:\d{1,3}|\p{L}+) (?:working )?(?:days?|weeks?|hours?)\b/giu;
const HAS_FROM_THEM =
  /\bhave (?:(?:an?|our|my|the|your|its|their) (?:[\p{L}-]+ ){0,2}?)?(?:answer|reply|decision|money|deposit|refund|receipt|statement|keys?|invoice|copy|goods|results?|pictures|photos|gallery|draft|quote|estimate|report|payment|leave|holidays?|days?|weeks?|break)\b/iu;
const SOON =
  /\b(?:within|inside|by the|before|every|each|in (?:\d{1,3}|\p{L}+) (?:working )?(?:days?|weeks?|hours?))\b/iu;
