import { describe, expect, it } from 'vitest';

import { readFindings } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { readClosing } from '../../../src/domain/analysis/model/closing/read-closing.ts';

/** What every answer below holds, in whatever state its JSON is. */
const FEE = {
  ids: [4],
  quote: 'a late fee of £25 for every letter',
  kind: 'risk',
  who: '',
  severity: 'high',
  title: 'Fee of £25 a letter',
  says: 'Every reminder costs you £25.',
  advice: 'Ask for one fee at most.',
  wording: '',
};
const RENT = {
  ids: [7, 8],
  quote: 'The rent is £950 a month',
  kind: 'key_fact',
  who: '',
  severity: 'none',
  title: 'Rent',
  says: 'The rent is £950 a month.',
  advice: '',
  wording: '',
};
const BOTH = { findings: [FEE, RENT] };
const compact = JSON.stringify(BOTH);
const pretty = JSON.stringify(BOTH, null, 4);
const list = JSON.stringify([FEE, RENT], null, 2);
const fee = JSON.stringify(FEE);
const rent = JSON.stringify(RENT);
const python = compact.replaceAll('"', "'");
const unquotedKeys = pretty.replace(/"(\w+)":/g, '$1:');

const FORMS: readonly (readonly [string, string])[] = [
  ['as it should be', compact],
  ['printed over many lines', pretty],
  ['a bare list', list],
  ['in a fence', `\`\`\`json\n${pretty}\n\`\`\``],
  ['in a fence that was never closed', `\`\`\`\n${compact}`],
  [
    'words before and after it',
    `Sure! Here is what I found in [§4] and {others}:\n\n${pretty}\n\nLet me know if {more} is needed.`,
  ],
  [
    'commas before the closing brackets',
    pretty.replace(/"\n(\s*)\}/g, '",\n$1}').replace(/\}\n(\s*)\]/g, '},\n$1]'),
  ],
  ['commas missing between fields', pretty.replace(/",\n/g, '"\n')],
  ['commas missing between objects', `{"findings":[${fee}\n${rent}]}`],
  ['quotes missing around keys', unquotedKeys],
  ['single quotes', python],
  [
    'single quotes with an apostrophe inside',
    python.replace('Every reminder costs you', "The landlord's reminder costs you"),
  ],
  ["Python's words", `{'findings': [${python.slice(13, -2).replaceAll("''", 'None')}], 'complete': True}`],
  ['NaN and undefined for what is empty', compact.replaceAll('""', 'NaN').replace('"none"', 'undefined')],
  [
    'comments between the lines',
    pretty.replace('"kind"', '// what it is\n"kind"').replace('"title"', '/* short */ "title"'),
  ],
  [
    'raw line breaks inside strings',
    compact.replace('Every reminder', 'Every\nreminder').replace('rent is', 'rent\tis'),
  ],
  [
    'quotes inside strings that nobody escaped',
    compact.replace('Every reminder costs', 'Every "reminder" they send costs'),
  ],
  ['quotes around a word at the end of a string', compact.replace('costs you £25.', 'costs you "£25".')],
  ['typographic quotes', pretty.replace(/"([^"\n]*)"/g, '“$1”')],
  ['full-width quotes only around values', compact.replace(/:"([^"]+)"/g, ':“$1”')],
  ['one object on each line', `${fee}\n${rent}\n`],
  ['two lists instead of one', `Facts: [${rent}]\nRisks: [${fee}]`],
  ['lists by kind', JSON.stringify({ key_facts: [RENT], risks: [FEE] })],
  ['the same key twice', `{"findings":[${fee}],"findings":[${rent}]}`],
  [
    'the same field twice in one object',
    compact.replace('"severity":"high"', '"severity":"","severity":"high"'),
  ],
  ['numbers as strings', compact.replace('[4]', '"4"').replace('[7,8]', '["§7", "§8"]')],
  [
    'thoughts before it',
    `<think>Maybe {"findings":[{"ids":[9],"quote":"draft","title":"Draft","says":"A draft."}]} would do?</think>${compact}`,
  ],
  ['thoughts whose opening was in the prompt', `It must be JSON, so I begin.\n</think>\n\n${compact}`],
  [
    'thoughts in a channel of their own',
    `<|channel|>analysis<|message|>Let me see {"a":1}.<|end|><|start|>assistant<|channel|>final<|message|>${compact}`,
  ],
  ['a tool call around it', `<tool_call>\n{"name": "report", "arguments": ${compact}}\n</tool_call>`],
  ['JSON inside a string', JSON.stringify(compact)],
  ['JSON inside a field', JSON.stringify({ answer: compact })],
  ['HTML entities for quotes', compact.replaceAll('"', '&quot;')],
  ['brackets never closed', pretty.replace(/[\s}\]]+$/, '\n}')],
  ['cut in the middle of a third point', compact.replace(/\]\}$/, ',{"ids":[9],"quote":"half of a sen')],
  ['a string that was never closed before the next field', pretty.replace('£25.",', '£25.,')],
  ['escapes that JSON does not know', compact.replace('£25 for', '\\£25 for')],
  [
    'wrapped in layers',
    JSON.stringify({ result: { data: { findings: [{ finding: FEE }, { finding: RENT }] } } }),
  ],
  [
    'other names for the fields',
    JSON.stringify({
      risks: [
        {
          paragraph: 4,
          evidence: FEE.quote,
          heading: FEE.title,
          explanation: FEE.says,
          risk_level: 'HIGH',
          recommendation: FEE.advice,
        },
      ],
      facts: [{ paragraph_ids: '7, 8', excerpt: RENT.quote, label: 'Rent', description: RENT.says }],
    }),
  ],
  [
    'other words for the values',
    compact
      .replace('"risk"', '"Risk / red flag"')
      .replace('"high"', '"Critical (9/10)"')
      .replace('"key_fact"', '"Key Fact"'),
  ],
];

describe('a spoiled answer', () => {
  it.each(FORMS)('gives what it holds: %s', (_form, answer) => {
    const read = readFindings(answer);
    expect(read?.findings.map(({ title }) => title).toSorted()).toEqual(['Fee of £25 a letter', 'Rent']);
    const [first] = read!.findings.filter(({ title }) => title.startsWith('Fee'));
    expect(first).toMatchObject({ kind: 'risk', severity: 'high', ids: [4] });
    expect(first?.quote).toBe(FEE.quote);
    expect(first?.says).toMatch(/reminder"?(?: they send)? costs you "?£25"?\.$/);
    expect(read!.findings.find(({ title }) => title === 'Rent')).toMatchObject({
      kind: 'key_fact',
      ids: [7, 8],
    });
  });

  it.each([
    ['nothing', ''],
    ['prose alone', 'I could not find anything in [§4] that matters.'],
    ['a thought that never ended', `<think>${compact}`],
    ['an object about something else', '{"status":"ok","count":2}'],
    ['braces', '{}'],
    ['a schema instead of an answer', '{"type":"object","properties":{"findings":{"type":"array"}}}'],
  ])('holds no findings: %s', (_form, answer) => {
    expect(readFindings(answer)).toBeNull();
  });

  it('tells an empty list from no answer', () => {
    expect(readFindings('{"findings":[]}')).toEqual({ findings: [], isCut: false });
    expect(readFindings('```json\n[]\n```')).toEqual({ findings: [], isCut: false });
  });

  it('says when its end is missing, and gives only what is whole', () => {
    const read = readFindings(compact.slice(0, compact.indexOf('"key_fact"')));
    expect(read).toMatchObject({ isCut: true, findings: [{ title: FEE.title }] });
  });

  it('reads a point said twice once', () => {
    expect(readFindings(`${compact}\n${compact}`)?.findings).toHaveLength(2);
  });

  it('gives its summary, whatever stands around it', () => {
    const summaryOf = (answer: string) => readClosing(answer)?.summary;
    expect(summaryOf('Here:\n```json\n{"summary": "A lease\nfor a year.",}\n```')).toBe(
      'A lease for a year.',
    );
    expect(summaryOf('{"summary": "A lease for a ye')).toBeUndefined();
    expect(summaryOf('<think>{"summary":"no"}</think>{"summary":"Yes, a lease."}')).toBe('Yes, a lease.');
  });

  it.each([
    ['brackets', '['.repeat(200_000)],
    ['braces', '{'.repeat(200_000)],
    ['quotes', '{"a":"'.repeat(60_000)],
    ['quotes and spaces', `{"a":${'" '.repeat(100_000)}`],
    ['line breaks', `{"a":"${'\n'.repeat(300_000)}`],
    ['comments', `{${'/* '.repeat(100_000)}`],
    ['hashes', `{${'# '.repeat(100_000)}`],
    ['commas', `[${','.repeat(300_000)}`],
    ['thinking marks', '<think>'.repeat(50_000)],
    ['closing marks', '</think>'.repeat(50_000)],
  ])('is read in no time when it is nothing but %s', (_kind, answer) => {
    const started = performance.now();
    readFindings(answer);
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
