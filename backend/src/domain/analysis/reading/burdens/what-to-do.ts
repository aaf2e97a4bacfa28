import type { LegalText } from '../../document/legal-text.ts';
import type { Advice, RiskMessage } from '../messages/risk-message.ts';
import { figuresIn } from './figures.ts';
import type { RiskFamily } from './families.ts';

/** Ways in which terms are taken on by doing something, as everyone does. */
const TAKEN_ON =
  /\bby (?:placing|using|clicking|creating|accessing|downloading|installing|opening|signing up|subscribing|continuing|registering|ordering|ticking|joining)\b[^.]{0,100}\b(?:accept|agree|bound|consent)|\b(?:accept|agree)\b[^.]{0,40}\bby (?:placing|using|clicking|creating|accessing|downloading|installing|signing up|registering|ordering)\b/i;
const NAMED_SO =
  /\b(?:terms (?:and conditions )?of (?:service|use)|user agreement|app terms|website terms)\b/i;
const OPENING = 6_000;
const HEAD = 300;

/** Whether a paper is offered in the same words to everyone who signs up, so that asking for other words is idle. */
export function isForEveryone({ text }: Pick<LegalText, 'text'>): boolean {
  return NAMED_SO.test(text.slice(0, HEAD)) || TAKEN_ON.test(text.slice(0, OPENING));
}

const OPT_OUT = /\bopt(?:ing)?[- ]out\b/i;
const NO_OPT_OUT = /\b(?:no|not|cannot|can’t|can't|without)\b[^.]{0,30}\bopt(?:ing)?[- ]out\b/i;

/** What advice for everyone speaks of: things to use in time, an account that is closed, what an app collects. */
const FITS: Readonly<Partial<Record<RiskFamily, RegExp>>> = {
  forfeiture:
    /\b(?:lapses?|expires?|expired|expiry|unused|not used|run out|vouchers?|points|credits?|miles|tokens|balance|gift|lessons?|sessions?|class(?:es)?|visits|rewards?|coins)\b/i,
  'sudden-end':
    /\b(?:accounts?|apps?|access|content|profiles?|services?|subscriptions?|sites?|platform|licen[cs]es?|users?|memberships?|cards?)\b/i,
  'data-or-image': /^(?![^]*\b(?:pictures?|photo\w*|film\w*|footage)\b)/i,
};

/**
 * What the reader can do rather than ask for: the way out that the clause or a sentence beside it gives, with its deadline, and where
 * the terms are the same for everyone, what helps whoever signs up. Else the message as it is.
 */
export function withAdvice(
  message: RiskMessage,
  family: RiskFamily,
  beside: readonly string[],
  { advice, isOffered }: { readonly advice: Advice | undefined; readonly isOffered: boolean },
): RiskMessage {
  if (advice === undefined) return message;
  const way = beside.find((sentence) => OPT_OUT.test(sentence) && !NO_OPT_OUT.test(sentence));
  if (way !== undefined) return { ...message, ask: advice.optOut(figuresIn(way)['deadline']) };
  const isOfSomethingElse = FITS[family]?.test(beside[0] ?? '') === false;
  const own = isOffered && !isOfSomethingElse ? advice.forEveryone[family] : undefined;
  return own === undefined ? message : { ...message, ask: own };
}
