import { ROLE_WORDS } from './roles.ts';
import { sifted } from '../sieve/sifted.ts';

/** Someone who signs: full name and what the text calls them. */
export interface Party {
  readonly name: string;
  /** Short names and roles as printed, e.g. `Tenant`, `EFS`. */
  readonly aliases: readonly string[];
  /** Span from the name to the end of its short name. */
  readonly start: number;
  readonly end: number;
}

/** Openings are looked for in the first part of the text only. */
const HEAD = 9_000;
const OPENING = sifted(
  /\b(?:given (?:on [\w ,]{4,24} )?by|by and (?:between|among)|between|among|BETWEEN|AMONG|zwischen|Zwischen|entre|Entre|ENTRE|tra|Tra|tussen|Tussen|mellan|Mellan|mellem|Mellem|mellom|Mellom)\b(?! (?:or among )?the (?:parties|Parties)\b)[\s:]{1,10}/g,
);
const CLOSING =
  /\b(?:WHEREAS|Whereas|RECITALS?|Recitals|WITNESSETH|W I T N E S S E T H|NOW,? THEREFORE|Background|BACKGROUND|PREAMBLE|agree as follows|it is (?:hereby )?agreed|hereby agree|wird folgend|il a été convenu|TABLE OF CONTENTS)\b/;
const ALIAS_GROUP = sifted(
  /\(([^()]{0,160}?["“'‘][^()"“”]{1,60}["”'’][^()]{0,90})\)|(?:hereinafter|hereafter|referred to|known as)[^"“.]{0,70}["“]([^"“”]{1,50})["”](?:\s{1,3}(?:or|and)\s{1,3}["“]([^"“”]{1,40})["”])?|\((?:the |hereinafter |als |como |en qualité de |il |la |le |el |lo |der |die |de |het )?((?:[A-ZÄÖÜ]|(?<=\((?:il|la|le|el|lo|der|die|de|het) ))[\p{L}]{2,24}(?: [A-Z][\p{L}]{2,20})?)\)|\((werkgever|werknemer|huurder|verhuurder|koper|verkoper)\)|["“](?:the )?([A-Z][\w &.-]{1,40})["”]/gu,
);
const COLLECTIVE = sifted(
  /^(?:the )?(?:part(?:y|ies)|agreement|effective date|contract|date|lease|company group|commencement date|premises|property|services?|work|products?|software|territory|equipment|goods|confidential information)\b|^(?:(?:initial |fixed )?term|(?:security )?deposit|rent|fees?|(?:purchase )?price|loan|flat|apartment|building|purpose)$/i,
);
const SUFFIX = String.raw`(?:Inc|INC|Incorporated|LLC|L\.L\.C|LLP|L\.P|LP|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|CO|GmbH|AG|S\.A|SA|N\.V|B\.V|BV|S\.p\.A|S\.r\.l|SARL|SAS|AB|ApS|AS|Oy|Pty|Pte|PLC|plc|Bank|BANK|Trust|TRUST|University|Partnership|PARTNERSHIP|Association)\b\.?`;
const COMPANY = new RegExp(
  String.raw`[A-Z][\w&.'’()/-]*(?:,? {1,4}(?:[A-Z&][\w&.'’()/-]*|of|and|the|for|de)){0,8}?,? {1,4}${SUFFIX}`,
  'g',
);

/** Finds who signs, from the opening words, from labelled lines and from letter openings; in order of place. */
export function findParties(text: string): Party[] {
  const head = text.slice(0, HEAD);
  const opened = fromOpening(head);
  if (opened.length >= 2) return opened;
  const eastern = fromEasternNames(head);
  if (eastern.length >= 2) return eastern;
  const labelled = fromLabels(head);
  if (labelled.length >= 2) return labelled;
  const named = fromNames(head);
  return merge([...opened, ...labelled, ...named]);
}

/** `株式会社…(以下「甲」という)`: names before the signs for first and second party. */
function fromEasternNames(head: string): Party[] {
  return Array.from(
    head.matchAll(/(?:^|[\n、と,。])([^\s、。,(（「]{2,30})[(（](?:以下)?[「『]?([甲乙])/g),
    (match) => {
      const start = match.index + match[0].indexOf(match[1]!);
      return { name: match[1]!, aliases: [match[2]!], start, end: start + match[1]!.length };
    },
  ).slice(0, 4);
}

function merge(parties: readonly Party[]): Party[] {
  const kept: Party[] = [];
  for (const party of parties) {
    if (
      !kept.some((other) => other.name === party.name || (party.start < other.end && other.start < party.end))
    )
      kept.push(party);
  }
  return kept.toSorted((a, b) => a.start - b.start).slice(0, 8);
}

function fromOpening(head: string): Party[] {
  let best: Party[] = [];
  let tried = 0;
  for (const match of OPENING.matchAll(head)) {
    if (tried++ > 12) break;
    const from = match.index + match[0].length;
    const rest = head.slice(from, from + 2_600);
    const end = rest.search(CLOSING);
    const parties = partiesOf(end < 0 ? sliceToParagraphs(rest) : rest.slice(0, end), from);
    if (parties.length > best.length) best = parties;
    if (best.length >= 2) break;
  }
  return best;
}

const sliceToParagraphs = (rest: string) => rest.slice(0, 1_400);

function partiesOf(segment: string, offset: number): Party[] {
  const parties: Party[] = [];
  let cursor = 0;
  for (const group of ALIAS_GROUP.matchAll(segment)) {
    const aliases = aliasesOf(group);
    const groupEnd = group.index + group[0].length;
    if (aliases.length === 0) {
      if (/part(?:y|ies)/i.test(group[0])) cursor = groupEnd;
      continue;
    }
    const chunk = segment.slice(cursor, group.index);
    const lead =
      /^(?:[\s,;:.)]|\band\b|\bAND\b|\bund\b|\bet\b|\bto\b|\by\b|\be\b|\ben\b|\boch\b|\bog\b|&|\([\divxa-z]{1,3}\)|\d{1,2}[.)])*/.exec(
        chunk,
      )![0].length;
    // the numbered clauses begin: what is named there is no party
    if (parties.length >= 2 && /\n\s{0,4}\d{1,2}[.)]\s/.test(chunk)) break;
    const named = firstName(chunk, lead);
    if (named === null) {
      // a second short name of the same party
      const last = parties.at(-1);
      if (last !== undefined && chunk.trim().length < 200) {
        parties[parties.length - 1] = {
          ...last,
          aliases: [...last.aliases, ...aliases],
          end: offset + groupEnd,
        };
      }
    } else if (chunk.length < 900) {
      parties.push({ name: named.name, aliases, start: offset + cursor + named.at, end: offset + groupEnd });
    }
    cursor = groupEnd;
    if (parties.length >= 8) break;
  }
  return parties.length > 0 ? parties : withoutAliases(segment, offset);
}

/** The name in a stretch before a short name: at its start, else after an `and` that follows words about the party before. */
function firstName(chunk: string, lead: number): { readonly name: string; readonly at: number } | null {
  const starts = [
    lead,
    ...Array.from(
      chunk.matchAll(
        /(?:\b(?:and|AND|und|et)\b|&|;)[\s,:]{1,6}(?:\(?[\divx]{1,3}\)\s{1,3})?(?=[\p{Lu}\d])/gu,
      ),
      (match) => match.index + match[0].length,
    ),
  ];
  for (const at of starts) {
    const name = nameAtStart(chunk.slice(at));
    if (name !== null && (at === lead || / |^[A-Z]{2,}|\p{Lu}\p{Ll}{3}/u.test(name))) return { name, at };
  }
  return null;
}

function aliasesOf(group: RegExpExecArray): string[] {
  const [, quoted, called, alsoCalled, bare, dutch, loose] = group;
  const inner =
    quoted === undefined
      ? [called, alsoCalled, bare, dutch, loose]
      : Array.from(quoted.matchAll(/["“'‘]([^"“”]{1,60}?)["”'’](?!\w)/g), (m) => m[1]);
  return inner
    .filter((alias): alias is string => alias !== undefined)
    .map((alias) => alias.replace(/[.,]$/, '').replace(/^the /i, '').trim())
    .filter((alias) => alias !== '' && /^\p{L}/u.test(alias) && !COLLECTIVE.test(alias));
}

/** Words before a name that are no part of it. */
const HONORIFIC =
  /^(?:(?:les |the )?(?:soussignés?|undersigned) ?:? ?|doña |don |la società |la société |la signora |il signor |de heer |mevrouw |el señor |la señora |herrn |frau )+/i;

/** The name at the start of a description: up to the first comma that does not belong to it, or words of place or kind. */
function nameAtStart(chunk: string): string | null {
  const flat = chunk.replace(/\s+/g, ' ').trim().replace(HONORIFIC, '');
  const match =
    /^((?:[\p{Lu}\d“"'‘_[•甲乙][^,;:()]{1,90}?(?:, (?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|L\.P|LP|LLP|Limited|N\.A|Co|S\.A|Corp)\b\.?(?: Ltd\.?)?)?))(?=,| ?\(|;|$| an? [a-z]| [A-Z]?(?:whose|having|with|located|organi[sz]ed|of \d|residing|residente|wohnhaft|a (?:Delaware|California|New|Nevada|Texas|Florida|corporation|company))| and | who | d\/b\/a| dba | acting| \d{2,})/u.exec(
      flat,
    );
  const name = match?.[1]?.trim() ?? null;
  if (
    name === null ||
    name.length < 3 ||
    /^(?:The|This|That|In|On|As|It|And|Its|Each|Both|Collectively|Whereas|Dated?)$/i.test(name)
  )
    return null;
  if (/\b(?:agreement|contract|lease|made|dated|entered)\b/i.test(name)) return null;
  return name.split(' ').length > 14 ? null : name;
}

/** What follows a name without belonging to it. */
const AFTER_NAME =
  /\s(?:on|dated|effective|as of|for the|with respect|regarding|pursuant|is|are|shall|will|agree)\b.*$/;

function withoutAliases(segment: string, offset: number): Party[] {
  const sentence = segment.slice(0, 500);
  const parties: Party[] = [];
  for (const match of sentence.matchAll(COMPANY)) {
    parties.push({
      name: match[0].replace(/\s+/g, ' '),
      aliases: [],
      start: offset + match.index,
      end: offset + match.index + match[0].length,
    });
    if (parties.length >= 4) break;
  }
  if (parties.length >= 2) return parties;
  const pair =
    /^([\p{Lu}][^\n,;()]{2,60}?)(?:,[^\n]{0,160}?)? (?:and|AND|und|et|y|e|en|och|og) ([\p{Lu}][^\n,;()]{2,60}?)(?=[,;.\n(]|$)/u.exec(
      sentence,
    );
  if (pair === null) return parties;
  const second = pair[0].lastIndexOf(pair[2]!);
  const last = pair[2]!.replace(AFTER_NAME, '');
  return [
    { name: pair[1]!.trim(), aliases: [], start: offset, end: offset + pair[1]!.length },
    { name: last.trim(), aliases: [], start: offset + second, end: offset + second + last.length },
  ];
}

const LABEL = new RegExp(
  String.raw`(?:^|[\n.;。]|\s{3})\s{0,8}((?:Party [A-D1-4]|To|From|甲方|乙方|${ROLE_WORDS.join('|')})(?:\s?[(（][^()（）\n]{1,24}[)）]| \d)?)\s{0,4}[:：]\s{0,8}([^\n:：]{2,90}?)(?=[\n;,。(（]|\s{3}|\. |$)`,
  'giu',
);

/** `Landlord: Anna Berg`, `Party A: X Co., Ltd. ("Service Provider")`. */
function fromLabels(head: string): Party[] {
  const parties: Party[] = [];
  for (const match of head.matchAll(LABEL)) {
    const role = match[1]!.trim();
    const name = match[2]!.trim();
    if (name === '' || parties.some((party) => party.aliases[0]?.toLowerCase() === role.toLowerCase()))
      continue;
    const at = match.index + match[0].indexOf(match[1]!);
    const extra = /^\s{0,3}[("“]{1,3}([A-Z][\w ]{2,30})["”)]/.exec(
      head.slice(match.index + match[0].length, match.index + match[0].length + 60),
    );
    parties.push({
      name,
      aliases:
        extra === null
          ? /^from$/i.test(role)
            ? []
            : [/^to$/i.test(role) ? 'you' : role]
          : [role, extra[1]!],
      start: at,
      end: match.index + match[0].length + (extra?.[0].length ?? 0),
    });
    if (parties.length >= 6) break;
  }
  return parties;
}

/** Company names with their short names anywhere in the first lines: letters and unusual openings. */
function fromNames(head: string): Party[] {
  const parties: Party[] = [];
  const start = head.slice(0, 5_000);
  for (const match of start.matchAll(COMPANY)) {
    const after = /^[^("“\n]{0,200}\(([^()]{0,60}["“]([^"“”]{1,40})["”][^()]{0,60})\)/.exec(
      start.slice(match.index + match[0].length, match.index + match[0].length + 330),
    );
    const name = match[0].replace(/\s+/g, ' ');
    if (after === null || COLLECTIVE.test(after[2]!)) continue;
    parties.push({
      name,
      aliases: [after[2]!.replace(/[.,]$/, '')],
      start: match.index,
      end: match.index + match[0].length + after[0].length,
    });
    if (parties.length >= 4) break;
  }
  const dear =
    /\bDear ((?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?|[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)\s?[,:]/u.exec(
      start,
    );
  if (dear !== null && !/^(?:Sir|Madam|Sirs|All|Tenant|Customer)/.test(dear[1]!)) {
    const at = dear.index + 5;
    parties.push({ name: dear[1]!, aliases: ['you'], start: at, end: at + dear[1]!.length });
  }
  return parties;
}
