/** `the Tenant`, `you`, `TrueLink`: how a sentence names a side. */
export function nameOf(label: string): string {
  if (label === 'you' || label === 'the other side') return label;
  return /^[A-Z][a-z]+(?: (?:[Pp]arty|[Pp]rovider|[Oo]wner))?$/.test(label) && ROLE.test(label)
    ? `the ${label}`
    : label;
}

const ROLE = /(?:or|er|ee|ant|ent|lord|ord|pany|and|ist|eur|owner|host|bank|party)$/i;

/** `the United Kingdom`, `Germany`: a country inside a sentence. */
export function inSentence(country: string): string {
  return /^(?:United|Netherlands)/.test(country) ? `the ${country}` : country;
}
