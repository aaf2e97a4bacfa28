import type { Teller } from './languages/teller.ts';
import type { Duty, Report } from './report.ts';

/** `the Tenant`, `you`, `TrueLink`: how a sentence names a side. */
function nameOf(label: string): string {
  if (label === 'you' || label === 'the other side') return label;
  return /^[A-Z][a-z]+(?: (?:[Pp]arty|[Pp]rovider|[Oo]wner))?$/.test(label) && ROLE.test(label)
    ? `the ${label}`
    : label;
}

const ROLE =
  /(?:or|er|ee|ant|ent|lord|ord|pany|and|ist|eur|owner|host|guest|bank|party)$|^(?:school|college|academy|university|salon|studio|shop|club|gym|hotel|home|clinic|venue|lodge|council|society|agency|cent(?:er|re))$/i;

/** A role that the paper gives takes an article, whatever it ends in: `the Berth Holder`; a word of the name takes one as roles do. */
const withArticle = (role: string, name: string): string =>
  name.includes(role) || !/^\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+)?$/u.test(role) ? nameOf(role) : `the ${role}`;

/** A side that the paper knows by a pronoun alone: `the side that writes “I”`, `the side that the paper calls “you”`. */
function inQuotes(pronoun: string, language: string): string {
  const word = pronoun === 'i' ? '“I”' : `“${pronoun}”`;
  if (language !== 'en') return word;
  return pronoun === 'you' ? `the side that the paper calls ${word}` : `the side that writes ${word}`;
}

/** What a body of people is called by, where the paper gives it no other name. */
const ORGAN = /^(?:Committee|Landlord|Owner)$/;

/** `the United Kingdom`, `Germany`: a country inside a sentence. */
export function inSentence(country: string): string {
  return /^(?:United|Netherlands)/.test(country) ? `the ${country}` : country;
}

/** Under which heading a duty stands: whose it is, as the reader is told. */
export function dutyTitle(
  { sideId }: Duty,
  { sides, reader, duties }: Report,
  { tell, say, language }: Teller,
): string {
  if (sideId === null)
    return duties.every((duty) => duty.sideId === null)
      ? tell('What you or the other party must do')
      : tell('What one party must do: the sentence does not say plainly which side');
  if (sideId === 'both') return tell('What each party must do');
  const side = sides.find(({ id }) => id === sideId)!; // a duty names a side of the report
  const label = side.role ?? side.name;
  const speaker = /^(?:you|we|i)$/i.test(label) ? label.toLowerCase() : null;
  // `What I must do` would speak of nobody: the report's reader is not the paper's `I`
  if (speaker !== null && sideId !== reader.sideId)
    return tell(
      reader.sideId === null
        ? 'What {side} must do for the other party'
        : 'What the other party ({side}) must do',
      { side: inQuotes(speaker, language) },
    );
  // `Peter` ends as roles do and is called without an article
  const called =
    language === 'en'
      ? side.role === null && !ORGAN.test(label)
        ? label
        : withArticle(label, side.name)
      : (say(label.toLowerCase(), 'role') ?? label);
  // named before `you`, as a paper may call the other side so
  if (sideId === reader.sideId && /^(?:you|we|i)$/i.test(label)) return tell('What you must do');
  if (sideId === reader.sideId) return tell('What {side} (you) must do', { side: called });
  if (sides.length === 1) return tell('What {side} must do', { side: called });
  if (sides.length > 2) return tell('What {side} (a party) must do', { side: called });
  return reader.sideId === null
    ? tell('What {side} must do for the other party', { side: called })
    : tell('What the other party ({side}) must do', { side: language === 'en' ? label : called });
}
