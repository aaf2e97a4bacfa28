import { describe, expect, it } from 'vitest';

import { readFindings } from '../../../src/domain/analysis/model/answers/read-findings.ts';

/** Two risks, in states of JSON that were written after the reader of answers and not seen by it before. */
const FEE = {
  ids: [4],
  quote: 'a late fee of £25 for every letter',
  severity: 'high',
  title: 'Fee of £25 a letter',
  says: 'Every reminder costs you £25.',
  advice: 'Ask for one fee at most.',
};
const RISE = {
  ids: [7],
  quote: 'the rent may rise at any time',
  severity: 'low',
  title: 'Rent may rise',
  says: 'The rent may rise.',
  advice: '',
};
const both = { risks: [FEE, RISE] };
const compact = JSON.stringify(both);
const pretty = JSON.stringify(both, null, 2);
const fee = JSON.stringify(FEE);
const rise = JSON.stringify(RISE);
const renamed = (names: Readonly<Record<string, string>>, of: object) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [names[key] ?? key, value as unknown]));
const GERMAN = {
  ids: 'absatz',
  quote: 'zitat',
  severity: 'schweregrad',
  title: 'titel',
  says: 'erklärung',
  advice: 'rat',
};

const FORMS: readonly (readonly [string, string])[] = [
  ['a mark of byte order and blanks before it', `\ufeff \n\t${compact}`],
  ['backticks for quotes', compact.replaceAll('"', '`')],
  ['equals signs for colons', pretty.replaceAll('": ', '" = ')],
  ['arrows for colons, as in Ruby', pretty.replaceAll('": ', '" => ')],
  ['semicolons for commas', pretty.replace(/,\n/g, ';\n')],
  ['a variable before it', `const answer = ${pretty};\nexport default answer;`],
  ['a call around it', `report_risks(${compact})`],
  ['a print of Python around it', `print(json.dumps(${compact}, indent=2))`],
  ['dots for points that were left out', `{"risks":[${fee},...,${rise}, ...]}`],
  ['ellipses inside the list', `{"risks":[${fee}, "…", ${rise}]}`],
  ['numbered lines of objects', `1. ${fee}\n2. ${rise}`],
  ['bullets before objects', `- ${fee}\n- ${rise}`],
  ['each object in a fence of its own', `\`\`\`json\n${fee}\n\`\`\`\nand\n\`\`\`json\n${rise}\n\`\`\``],
  ['a comma before the first object', `{"risks":[,${fee},,${rise}]}`],
  ['a bracket too many at the end', `${compact}]}]`],
  ['a brace too many at the start', `{{"risks":[${fee},${rise}]}}`],
  ['a colon too many', compact.replace('"severity":"high"', '"severity"::"high"')],
  ['a stray word between fields', compact.replace(',"title"', ', then ,"title"')],
  ['escaped underscores and quotes of Markdown', compact.replaceAll('"', '\\"')],
  ['every line quoted as in a mail', pretty.replace(/^/gm, '> ')],
  [
    'line numbers before each line',
    pretty
      .split('\n')
      .map((line, at) => `${at + 1}| ${line}`)
      .join('\n'),
  ],
  ['no quotes around any value', pretty.replace(/": "([^"\n]*)"/g, '": $1')],
  ['a map by title', JSON.stringify({ risks: { first: FEE, second: RISE } })],
  [
    'columns and rows',
    JSON.stringify({
      columns: ['ids', 'quote', 'severity', 'title', 'says', 'advice'],
      rows: [Object.values(FEE), Object.values(RISE)],
    }),
  ],
  [
    'names of fields in capitals and with blanks',
    JSON.stringify([
      renamed(
        {
          ids: 'Paragraph IDs',
          quote: 'Exact Quote',
          severity: 'Severity Level',
          title: 'Risk Title',
          says: 'Plain Explanation',
          advice: 'Suggested Action',
        },
        FEE,
      ),
      renamed(
        {
          ids: 'Paragraph IDs',
          quote: 'Exact Quote',
          severity: 'Severity Level',
          title: 'Risk Title',
          says: 'Plain Explanation',
          advice: 'Suggested Action',
        },
        RISE,
      ),
    ]),
  ],
  [
    'names of fields in camel case',
    JSON.stringify([
      renamed(
        {
          ids: 'paragraphIds',
          quote: 'exactQuote',
          severity: 'riskLevel',
          title: 'riskTitle',
          says: 'whatItMeans',
          advice: 'whatToAsk',
        },
        FEE,
      ),
      renamed(
        {
          ids: 'paragraphIds',
          quote: 'exactQuote',
          severity: 'riskLevel',
          title: 'riskTitle',
          says: 'whatItMeans',
          advice: 'whatToAsk',
        },
        RISE,
      ),
    ]),
  ],
  ['names of fields in German', JSON.stringify({ risiken: [renamed(GERMAN, FEE), renamed(GERMAN, RISE)] })],
  ['the severity as an icon', compact.replace('"high"', '"🔴 High"').replace('"low"', '"🟢 Low"')],
  ['lines of events around it', `data: ${compact}\n\ndata: [DONE]\n`],
  [
    'a second draft after words of doubt',
    `${compact.slice(0, 120)}\n\nWait, let me start again.\n\n${compact}`,
  ],
  [
    'TOML',
    `[[risks]]\nids = [4]\nquote = "${FEE.quote}"\nseverity = "high"\ntitle = "${FEE.title}"\nsays = "${FEE.says}"\n\n[[risks]]\nids = [7]\nquote = "${RISE.quote}"\nseverity = "low"\ntitle = "${RISE.title}"\nsays = "${RISE.says}"\n`,
  ],
  [
    'a table of tabs',
    `ids\tquote\tseverity\ttitle\tsays\n4\t${FEE.quote}\thigh\t${FEE.title}\t${FEE.says}\n7\t${RISE.quote}\tlow\t${RISE.title}\t${RISE.says}`,
  ],
  [
    'rows of CSV',
    `ids,quote,severity,title,says\n4,"${FEE.quote}",high,"${FEE.title}","${FEE.says}"\n7,"${RISE.quote}",low,"${RISE.title}","${RISE.says}"`,
  ],
];

describe('An answer in a state that was not foreseen', () => {
  it.each(FORMS)('gives what it holds: %s', (_form, answer) => {
    const read = readFindings(answer, 'risks');
    expect(read?.findings.map(({ title }) => title)).toEqual([FEE.title, RISE.title]);
    const [first, second] = read!.findings;
    expect(first).toMatchObject({
      kind: 'risk',
      severity: 'high',
      ids: [4],
      quote: FEE.quote,
      says: FEE.says,
    });
    expect(second).toMatchObject({ kind: 'risk', severity: 'low', quote: RISE.quote });
  });
});
