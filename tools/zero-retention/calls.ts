import { makeUploads } from './uploads.ts';

/** A question or a comparison that carries the canary in everything it sends. */
export interface Call {
  readonly title: string;
  readonly path: '/api/ask' | '/api/compare';
  readonly body: FormData | string;
  readonly expect: number;
}

/** Answered, empty, forged and refused ones. */
export async function makeCalls(word: string): Promise<Call[]> {
  const uploads = await makeUploads(word);
  const bytesOf = (title: string) => {
    const found = uploads.find((upload) => upload.title === title);
    if (found === undefined) throw new Error(`There is no upload called "${title}".`);
    return found.bytes;
  };
  const text = Buffer.from(bytesOf('a TXT')).toString('utf8');
  const paragraphs = text
    .split('\n\n')
    .map((words, index) => ({ id: index + 1, page: 1, clause: null, text: words }));
  const who = { userIdentity: `Client ${word}`, selectedCountry: 'United States' };
  const ask = (title: string, expect: number, changes: object): Call => ({
    title,
    path: '/api/ask',
    body: JSON.stringify({ question: `Who gets the ${word} collection?`, ...who, paragraphs, ...changes }),
    expect,
  });
  const compare = (title: string, expect: number, after: Uint8Array): Call => {
    const body = new FormData();
    for (const [name, value] of Object.entries(who)) body.set(name, value);
    body.set('before', new Blob([Buffer.from(text)]), `${word}-old.txt`);
    body.set('after', new Blob([Buffer.from(after)]), `${word}-new.txt`);
    return { title, path: '/api/compare', body, expect };
  };
  return [
    ask('a question', 200, {}),
    ask('a question that points back', 200, { question: 'And when?', before: `When is ${word} due?` }),
    ask('a question about something else', 200, { question: `Who feeds the horse ${word}?` }),
    ask('a question that is too long', 400, { question: `${word} `.repeat(200) }),
    ask('a question with a forged text', 400, { paragraphs: paragraphs.toReversed() }),
    compare('two versions', 200, Buffer.from(text.replace('4,500', '5,500'))),
    compare('two unrelated papers', 200, bytesOf('a recipe')),
    compare('a version of the wrong kind', 415, bytesOf('a broken PDF')),
  ];
}
