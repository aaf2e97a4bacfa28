/**
 * Brings the catalogues of the report up to date: `npm exec -- node tools/list-messages.ts [de fr …]` adds every message in use that a language has
 * no translation for to its files, with an empty one, takes out what is not in use any more, and says how many are left to translate.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FOREIGN_LANGUAGES } from '../config/product.ts';
import { messagesInUse } from '../backend/test/support/messages/in-use.ts';

const FOLDER = new URL('../backend/src/domain/analysis/report/languages/', import.meta.url);
const languages = process.argv.length > 2 ? process.argv.slice(2) : FOREIGN_LANGUAGES;
const inUse = messagesInUse();
for (const language of languages) {
  mkdirSync(new URL(`${language}/`, FOLDER), { recursive: true });
  let missing = 0;
  let total = 0;
  for (const [subject, keys] of Object.entries(inUse)) {
    const file = new URL(`${language}/${subject}.json`, FOLDER);
    // the file is ours and maps sentences to sentences
    const known = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
      : {};
    const next = Object.fromEntries(keys.map((key) => [key, known[key] ?? '']));
    missing += Object.values(next).filter((words) => words === '').length;
    total += keys.length;
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  }
  console.log(`${language}: ${total - missing} of ${total} messages, ${missing} left to translate`);
}
