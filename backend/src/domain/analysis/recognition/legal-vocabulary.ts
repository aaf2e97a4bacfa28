import { LEGAL_WORDS } from './legal-words.ts';

/** Longest stretch of text that is judged; samples of longer ones. */
const SAMPLE = 24_000;

const scripted = new Set(['ja', 'zh', 'ko']);

/** What the words of a text speak for. */
export interface VocabularyJudgement {
  /** About 0.62 at the border between legal and not, for a text with no sign of another kind. */
  readonly score: number;
  /** Whether it holds most of the marks of which a text about contracts holds one or two. */
  readonly hasCore: boolean;
  /** The other kind that it looks most like, and how strongly, 0 to about 1.5. */
  readonly other: { readonly name: string; readonly weight: number } | null;
}

/** Weighs legal words, the structure of clauses and signs of other kinds of text, in any language. */
export function judgeVocabulary(text: string, language: string | null): VocabularyJudgement {
  const sample = sampleOf(text).toLowerCase();
  return {
    score: legalScore(sample, language),
    hasCore: hasContractCore(sample),
    other: otherKind(text.slice(0, SAMPLE), sample),
  };
}

/** Marks of which a text about contracts has one or two, and a contract most. */
const CORE: readonly RegExp[] = [
  /\bthis (?:agreement|contract|lease|licen[cs]e|deed|addendum|amendment|policy|statement of work)\b/,
  /\b(?:the|each|either|neither|both|other) part(?:y|ies)\b/,
  /\bshall\b[^]{0,4000}\bshall\b[^]{0,4000}\bshall\b/,
  /\b(?:hereby|herein|hereto|hereof|hereunder|hereinafter|whereas)\b/,
  /\bterminat(?:e|ion)\b/,
  /\b(?:in witness whereof|govern(?:ed|ing) (?:by|law)|entered into|effective date)\b/,
];
const CORE_NEEDED = 4;

const hasContractCore = (sample: string) => CORE.filter((mark) => mark.test(sample)).length >= CORE_NEEDED;

/** The parts of a text that are judged: all of a short one, beginning, middle and end of a long one. */
export function sampleOf(text: string): string {
  if (text.length <= SAMPLE) return text;
  const third = SAMPLE / 3;
  const middle = text.length >> 1;
  return [text.slice(0, third), text.slice(middle, middle + third), text.slice(-third)].join('\n');
}

/** About 1 at the border between legal and not. */
function legalScore(sample: string, language: string | null): number {
  const lists = [...new Set([...kin(language ?? 'en'), 'en'])]
    .map((code) => LEGAL_WORDS[code])
    .filter((words) => words !== undefined);
  const isScripted = language !== null && scripted.has(language);
  const units = isScripted ? sample.length / 3 : sample.split(/\s+/).length;
  let best = 0;
  for (const words of lists) {
    let points = 0;
    let kinds = 0;
    for (const [list, weight] of [
      [words.strong, 3],
      [words.weak, 1],
    ] as const) {
      for (const word of list) {
        const count = countOf(sample, word, isScripted);
        if (count === 0) continue;
        points += weight * Math.min(count, 6 + units / 150);
        kinds += weight === 3 ? 1 : 0.34;
      }
    }
    const density = points / Math.max(60, units);
    best = Math.max(best, Math.min(density / 0.045, 2) * Math.min(1.2, kinds / 3.4));
  }
  return best + structureScore(sample);
}

/** Languages close enough to be taken for one another. */
const NORDIC = ['da', 'no', 'sv'];
const kin = (language: string) => (NORDIC.includes(language) ? NORDIC : [language]);

function countOf(sample: string, word: string, isScripted: boolean): number {
  let count = 0;
  let at = sample.indexOf(word);
  while (at >= 0 && count < 400) {
    if (isScripted || !/\p{L}/u.test(sample[at - 1] ?? ' ')) count++;
    at = sample.indexOf(word, at + word.length);
  }
  return count;
}

/** Numbered clauses, a legal title, signature lines. */
function structureScore(sample: string): number {
  let score = 0;
  const head = sample.slice(0, 400);
  if (
    /\b(?:agreement|contract|lease|licen[cs]e|deed|will and testament|terms|policy|notice to|regulation|summons|affidavit|addendum|amendment|vertrag|contrat|contrato|contratto|overeenkomst|avtal|aftale|kontrakt)\b/.test(
      head,
    )
  )
    score += 0.4;
  if (
    /(?:^|\n)\s{0,6}(?:§ ?\d|article \d|section \d|clause \d|art\. ?\d|第[一二三四五六七八九十\d]+条|\(\d\) )/.test(
      sample,
    )
  )
    score += 0.25;
  if (
    /\b(?:in witness whereof|signed by|signature|unterschrift|firmado|assinatura|firma)\b/.test(
      sample.slice(-3_000),
    )
  )
    score += 0.1;
  return score;
}

interface OtherKind {
  readonly name: string;
  readonly weight: number;
}

/** Signs of the kinds that are most often uploaded by mistake. The weight raises the bar; it never decides alone. */
const OTHER_KINDS: readonly {
  readonly name: string;
  readonly weight: number;
  readonly least: number;
  readonly signs: RegExp;
}[] = [
  {
    name: 'a recipe',
    weight: 1,
    least: 3,
    signs:
      /\b(?:ingredients|preheat|tablespoons?|teaspoons?|tbsp|tsp|cups? of|stir|simmer|oven|garlic|onions?|servings|zutaten|kochen|zwiebel|ingrédients|cuisson|ingredientes|recept|recette|receita|ricetta)\b|[勺锅炒]/gi,
  },
  {
    name: 'program code',
    weight: 1,
    least: 4,
    signs:
      /\b(?:const|return|import|export|function|def|class|void|public|static)\b[^.\n]{0,60}[;{}()=]|=>|\/\/ |#include/g,
  },
  {
    name: 'a manual page',
    weight: 1.2,
    least: 2,
    signs:
      /(?:^|\n|(?<=#) )#{0,3} ?(?:SYNOPSIS|SYNTAX|OPTIONS|OPTIONEN|OPCIONES|OPÇÕES|OPZIONI|SEE ALSO|SIEHE AUCH|VOIR AUSSI|VÉASE TAMBIÉN|VEJA TAMBÉM|NAVN|BEZEICHNUNG|NOMBRE|NOME|NAAM|NOM|名前|名称|SINOPSIS|ÜBERSICHT|OVERSIGT|RESUMO|SINOPSE|SAMENVATTING|概述|書式)(?=[\s:]|$)|--[a-z]{2,12}(?:-[a-z]{2,12})*[=\s,\]]|(?<=[\s[])-[b-hj-zB-HJ-Z](?=[\s,\]])|GNU coreutils/g,
  },
  {
    name: 'an invoice or receipt',
    weight: 0.8,
    least: 3,
    signs:
      /\b(?:invoice no|invoice|subtotal|vat|total due|amount due|bill to|cashier|till|qty|rechnung|facture|factura|sort code|thank you for your (?:business|custom))\b/gi,
  },
  {
    name: 'a CV',
    weight: 0.9,
    least: 3,
    signs:
      /\b(?:profile|education|experience|curriculum vitae|skills|languages|references available|qualified|responsibilities|hobbies|employment history|ll\.?b)\b/gi,
  },
  {
    name: 'a speech or sermon',
    weight: 0.9,
    least: 3,
    signs:
      /\b(?:fellow[- ]citizens|chief magistrate|oath of office|the constitution|my country|inaugurat\w+|fellow[- ]countrymen|my fellow americans|mr\. speaker|my friends|our nation|the american people|this nation|god bless|the union|almighty|our country|members of (?:the )?congress|to the congress|our people)\b/gi,
  },
  {
    name: 'a story or play',
    weight: 1,
    least: 4,
    signs:
      /\b(?:act [iv]+|scene [iv]+|exeunt|enter [A-Z]|thou|thee|thy|hath|she said|he said|whispered|smiled|lighthouse)\b/gi,
  },
  {
    name: 'scripture',
    weight: 0.8,
    least: 4,
    signs: /\b(?:and god|deus|lord god|dieu|gott|verse|begat|gênesis|genesis)\b/gi,
  },
  {
    name: 'minutes of a meeting',
    weight: 0.8,
    least: 2,
    signs:
      /\b(?:minutes of|present:|apologies|any other business|next meeting|seconded|proposed by|motion)\b/gi,
  },
  {
    name: 'an article or blog post',
    weight: 1.1,
    least: 2,
    signs:
      /\b(?:things i learned|councillors?|residents|on (?:mon|tues|wednes|thurs|fri)day|voted|said \w+ \w+,|i signed|my lawyer|in this (?:post|article|paper|essay)|reporters?|spokes(?:man|woman|person)|according to|we study|abstract\b|essay:|read more|sign up today|free trial|when i started|the council said|told (?:reporters|the)|try it (?:free|now)|rousseau)\b/gi,
  },
  {
    name: 'an advertisement',
    weight: 0.8,
    least: 2,
    signs:
      /\b(?:tired of|try (?:it|us)|free trial|sign (?:up|smarter)|get started|no credit card|discount|buy now|order now|limited offer|meet [A-Z]\w+|drag in|love it)\b/gi,
  },
  {
    name: 'technical documentation',
    weight: 0.45,
    least: 3,
    signs:
      /\b(?:debian|package manager|repository|install(?:ed|ing)?|faq|mailing list|apt-get|kernel|build|command line|ftp|release|bug reports?|source code|chapter)\b/gi,
  },
];

function otherKind(text: string, sample: string): OtherKind | null {
  const words = Math.max(60, sample.split(/\s+/).length);
  let best: OtherKind | null = null;
  for (const kind of OTHER_KINDS) {
    let hits = 0;
    for (const _match of text.matchAll(kind.signs)) if (++hits >= 60) break;
    const strength = Math.min(2, (hits / kind.least) * Math.min(1, 450 / words + 0.12));
    if (
      hits >= kind.least &&
      strength >= 0.9 &&
      kind.weight * Math.min(strength, 1.3) > (best?.weight ?? 0)
    ) {
      best = { name: kind.name, weight: kind.weight * Math.min(strength, 1.3) };
    }
  }
  return best;
}
