/**
 * A payment that the quoted words lay down, told turned round: it comes to the one who owes it, it is not owed, it ends where
 * the words have it begin, or it is a share of something else. This page knows English.
 */

/** "The Tenant shall pay interest": who owes, and what. */
const OWED =
  /(?<!\p{L})(?:the |a |an |each |every )?(\p{L}{2,20}) (?:shall|must|will|agrees to|undertakes to|has to|have to|is to|are to) (?:also |promptly |punctually )?pay (?:the \p{Lu}\p{L}+ |us |me |them |you |him |her )?([^.;:]{3,60})/giu;
/** Words that stand in front of what is paid, or behind it. */
const OF_WHAT =
  /\b(?:of|on|for|in|to|at|by|per|from|before|after|within|until|if|when|each|every|monthly|weekly|yearly)\b.*/i;
const NO_THING = new Set(
  'amount amounts money what sums this that their your more less cost costs part full any all the an a and or its his her our my it equal'.split(
    ' ',
  ),
);

interface Payment {
  readonly who: string;
  /** The first five letters of what is paid. */
  readonly what: readonly string[];
}

const paymentsIn = (quote: string): Payment[] =>
  Array.from(quote.matchAll(OWED), ({ 1: who = '', 2: paid = '' }) => ({
    who: who.toLowerCase(),
    what: (
      paid
        .replace(OF_WHAT, '')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    )
      .filter((word) => !NO_THING.has(word))
      .map((word) => word.slice(0, 5)),
  })).filter(({ what }) => what.length > 0);

/** What a sentence may say of a payment before or until it is due, or of another case. */
const OF_ANOTHER_TIME =
  /\b(?:until|before|unless|within|in the first|only (?:after|once|if|when|where)|as long as|while)\b/i;
const IS_LATER = /\b(?:after|later than|past|beyond|once|more than)\b/i;
/** "It does not say when interest ends": no word on whether it does. */
const LEAVES_OPEN =
  /\b(?:do|does|is|are)(?: not|n['’]t) (?:say|tell|name|state|settle|define|clear|said)\b|\b(?:whether|unclear)\b/i;
const DENIED = /\b(?:no|not|never|nor|neither|without|free|except|unless|waive\w{0,2})\b|n['’]t\b/i;
/** "No interest on the deposit" is about other money. */
const BASE = /\b(?:on|of|for) ((?:\p{L}+ ?){1,3})/iu;

/** Whether a sentence has a payment come to the one who owes it. */
function comesToPayer(sentence: string, { who, what }: Payment): boolean {
  const thing = `(?:${what.join('|')})\\p{L}*`;
  const gets = String.raw`(?:receives?|gets?|earns?|collects?|charges?|demands?|claims?|is paid|are paid|are repaid|is repaid|is owed|are owed|is due|(?:may|can|could) (?:charge|claim|collect|demand|ask for))`;
  const isSaid = new RegExp(
    `(?<!\\p{L})(?:the )?${who} (?:also |then |always |may |can |will |shall )?${gets}(?!\\p{L})(?! (?:back|no|nothing))[^.;:]{0,30}(?<!\\p{L})(?:${thing}|with interest|\\d+ ?%)`,
    'iu',
  );
  const isPaidTo = new RegExp(
    `(?<!\\p{L})(?:pays?|owes?|must pay|shall pay|will pay) (?:the |to the )?${who} (?:back )?(?:the |an? |any )?(?:${thing})`,
    'iu',
  );
  return isSaid.test(sentence) || isPaidTo.test(sentence);
}

/** Whether a sentence says that a payment is not owed, or ends, in the case that the words speak of. */
function deniesPayment(sentence: string, quote: string, { who, what }: Payment): boolean {
  if (DENIED.test(quote) || LEAVES_OPEN.test(sentence)) return false;
  const thing = `(?:${what.join('|')})\\p{L}*`;
  const isDenied = [
    `(?<!\\p{L})(?:bears?|carr(?:y|ies)|attracts?|costs?|there is|there are|owes?|pays?|with) no (?:\\p{L}+ )?${thing}`,
    `^no ${thing}(?: (?:is|are|runs?|accrues?|falls?|on|for|applies)|[.]?$)`,
    `(?<!\\p{L})${thing} (?:is|are|was|were|does|do|will|shall|need|may|can)(?: not|n['’]t|not) (?:be |ever )?(?:charged|paid|payable|due|owed|added|appl|run|accrue|asked|fall)`,
    `(?<!\\p{L})(?:${who}|you) (?:need|do|does|must|shall|will|should)(?: not|n['’]t) (?:have to |need to )?(?:pay|owe)[^.;:]{0,24}(?<!\\p{L})${thing}`,
    `(?<!\\p{L})${thing} (?:stops?|ends?|ceases?|lapses?|falls away|is dropped|is forgiven|is waived|disappears?)`,
  ].some((form) => new RegExp(form, 'iu').test(sentence));
  if (!isDenied) return false;
  if (OF_ANOTHER_TIME.test(sentence) && !IS_LATER.test(sentence)) return false;
  const base =
    BASE.exec(sentence)?.[1]
      ?.toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const words = quote.toLowerCase();
  return base.length === 0 || base.some((word) => words.includes(word.slice(0, 5)));
}

const NOT_ON = /\b(?:not|never) (?:on|of|for|from) (?:the |your |their |any )?(?:\p{L}+ )?(\p{L}{4,})[.]?$/iu;
const SET_ON = /\b(?:on|of|for|from) (?:the |your |their |any )?(?:\p{L}+ )?(\p{L}{4,})/giu;

/** "Of the deposit, not of the rent", where the words have it on the rent. */
function deniesBase(sentence: string, quote: string): boolean {
  const denied = NOT_ON.exec(sentence)?.[1]?.toLowerCase();
  if (denied === undefined || DENIED.test(quote)) return false;
  return Array.from(quote.matchAll(SET_ON), ([, base = '']) => base.toLowerCase()).some((base) =>
    base.startsWith(denied.slice(0, 5)),
  );
}

const SHARE_OF =
  /(?:%|\bper ?cent)(?: (?:a|per|each) (?:year|month|week|day))? (?:of|on) (?:the |your |any |all |each |their )?(?:(?:unpaid|whole|full|monthly|yearly|total) )?(rent|deposit|loan|balance|fee|fees|price|salary|wages?|premium|debt)\b/i;

/** "Three per cent of the deposit", where the paper has a deposit and these words have their share of something else. */
function takesShareOfOther(sentence: string, quote: string, paper: string): boolean {
  const base = SHARE_OF.exec(sentence)?.[1]?.toLowerCase().replace(/s$/, '');
  return (
    base !== undefined &&
    /%|per ?cent/i.test(quote) &&
    !quote.toLowerCase().includes(base) &&
    paper.toLowerCase().includes(base)
  );
}

/**
 * Whether a sentence turns round a payment that one of the wordings of its quote lays down. `isOffer`: it is asked for or
 * proposed, and may do away with a payment or put it on something else.
 */
export function turnsPayment(
  sentence: string,
  quotes: readonly string[],
  { paper, isOffer }: { readonly paper: string; readonly isOffer: boolean },
): boolean {
  const flat = sentence.toLowerCase();
  return quotes.some(
    (quote) =>
      (!isOffer && (deniesBase(sentence, quote) || takesShareOfOther(sentence, quote, paper))) ||
      paymentsIn(quote).some(
        (payment) =>
          (payment.what.some((stem) => flat.includes(stem)) || /repaid|\d ?%/.test(flat)) &&
          (comesToPayer(sentence, payment) || (!isOffer && deniesPayment(sentence, quote, payment))),
      ),
  );
}
