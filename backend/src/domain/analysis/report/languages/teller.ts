import type { ForeignLanguage } from '../../../../../../config/product.ts';
import type { AnswerMessage } from './answer-messages.ts';
import type { Catalogue, CatalogueWords } from './catalogue.ts';
import type { FrameMessage } from './frame-messages.ts';
import type { LetterWord } from './letter-words.ts';
import type { PageWord } from './page-words.ts';
import type { RequestWord } from './request-words.ts';
import { createReader, fill, kindOf, type Message, type ReadMessage } from './template.ts';
import { sayValue, shapeOf } from './values.ts';

/** Says in the language of a report what is written in English. */
export interface Teller {
  /** ISO 639-1. */
  readonly language: 'en' | ForeignLanguage;
  /** Quotation marks with the spaces that belong inside them. */
  readonly quotes: CatalogueWords['quotes'];
  /** A message of ours with its values, in the language. An English one that has no translation is said in English. */
  readonly tell: (id: FrameMessage | AnswerMessage, values?: Message['values']) => string;
  /** Words of the page, with the places of their values. */
  readonly wordOf: (word: PageWord | LetterWord | RequestWord) => string;
  /** A finished English sentence, or several, in the language; null where it is none of ours. `context`: of which field it is. */
  readonly say: (english: string, context?: string) => string | null;
  /** The colon behind a label, with the space that belongs before it. */
  readonly colon: string;
  /** The same with the words of the paper for roles, by the English ones in small letters: `tenant` → `Mieterin`. */
  readonly withRoles: (roles: ReadonlyMap<string, string>) => Teller;
}

const asItIs = (id: string, values: Message['values']): string =>
  fill(id, (name) => values[name] ?? '') ?? id;

/** Says everything as it is. */
export const ENGLISH: Teller = {
  language: 'en',
  quotes: ['“', '”'],
  tell: (id, values = {}) => asItIs(id, values),
  wordOf: (word) => word,
  say: (english) => english,
  colon: ':',
  withRoles: () => ENGLISH,
};

/** Where one sentence ends and the next begins. */
const BETWEEN = /(?<=[.!?]) (?=[\p{Lu}“])/u;

/** Makes the teller of a catalogue; `teller-for.ts` keeps it, as its sentences are compiled to be found again. */
export function createTeller(catalogue: Catalogue): Teller {
  const translations = new Map<string, string>();
  const ids = new Map<string, string[]>();
  for (const [key, translation] of Object.entries(catalogue.messages)) {
    const { context, id } = divided(key);
    if (translation === '') continue;
    translations.set(keyOf(context, upper(id)), translation);
    ids.set(context, [...(ids.get(context) ?? []), id]);
  }
  const readers = new Map<string, ReadMessage>(
    Array.from(ids, ([context, list]) => [context, createReader(list, shapeOf)]),
  );
  const tellerOf = (roles: ReadonlyMap<string, string>): Teller => {
    const sayMessage = ({ id, values }: Message, context: string): string | null => {
      const translation = translations.get(keyOf(context, upper(id)));
      if (translation === undefined) return null;
      return fill(translation, (name, form) => {
        const value = values[name];
        return value === undefined ? null : sayValue(kindOf(name), value, form, catalogue, { say });
      });
    };
    const sayOne = (english: string, context: string): string | null => {
      const ofPaper = context === 'role' ? roles.get(english) : undefined;
      if (ofPaper !== undefined) return ofPaper;
      const message = readers.get(context)?.(english) ?? null;
      return message === null ? null : sayMessage(message, context);
    };
    const say = (english: string, context = ''): string | null => {
      const sayHere = (words: string) =>
        sayOne(words, context) ?? (context === '' ? null : sayOne(words, ''));
      const sentences = english.split(BETWEEN);
      // one by one, lest a value of the first takes in the others; some messages are of several sentences, and names hold full stops
      const said = sentences.length === 1 ? [null] : sentences.map((sentence) => sayOne(sentence, context));
      return said.some((sentence) => sentence === null) ? sayHere(english) : said.join(' ');
    };
    return {
      language: catalogue.language,
      colon: catalogue.words.colon ?? ':',
      withRoles: tellerOf,
      quotes: catalogue.words.quotes,
      say,
      wordOf: (word) => translations.get(keyOf('page', upper(word))) ?? word,
      tell: (id, values = {}) => {
        const translation = translations.get(keyOf('frame', upper(id)));
        return translation === undefined ? asItIs(id, values) : asItIs(withoutForms(translation), values);
      },
    };
  };
  return tellerOf(new Map());
}

/** Values that are handed over are said already. */
const withoutForms = (template: string): string => template.replaceAll(/\{(\w+)\.\w+\}/g, '{$1}');

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const keyOf = (context: string, id: string): string => `${context}|${id}`;

/** `paper|will`: a message that is one only in its context. */
export function divided(key: string): { readonly context: string; readonly id: string } {
  const at = key.search(/\||[^a-z]/);
  return key[at] === '|' ? { context: key.slice(0, at), id: key.slice(at + 1) } : { context: '', id: key };
}
