import { writtenRisk } from '../../backend/test/support/model-server/written-risk.ts';
import { gradeOf, type WrittenFinding } from './findings.ts';

/** A finding with the number of the paragraph that it rests on. */
export interface PlacedFinding extends WrittenFinding {
  readonly id: number;
}

/** How a model of some kind writes a list of risks down. */
export type Form = (findings: readonly PlacedFinding[]) => string;

const fields = (finding: PlacedFinding) => writtenRisk(finding.id, finding);
const compact: Form = (findings) => JSON.stringify({ risks: findings.map(fields) });
const spread: Form = (findings) => JSON.stringify({ risks: findings.map(fields) }, null, 4);
const grouped = (findings: readonly PlacedFinding[], name: string) =>
  Object.fromEntries(
    ['high', 'medium', 'low'].map((level) => [
      level,
      findings
        .filter(
          ({ severity }) =>
            (/^(?:high|medium|low)$/i.test(severity) ? severity.toLowerCase() : 'high') === level,
        )
        .map((finding) => ({
          [name]: finding.quote,
          paragraph: finding.id,
          issue: finding.title,
          explanation: finding.says,
        })),
    ]),
  );

/** Forms that were seen of models of every size, and some that nobody asked for. */
export const FORMS: Readonly<Record<string, Form>> = {
  compact,
  spread,
  fenced: (findings) =>
    `Here are the risks I found:\n\n\`\`\`json\n${spread(findings)}\n\`\`\`\n\nLet me know if you need more!`,
  'thought first': (findings) =>
    `<think>\nThe reader asks for risks. [§3] looks harmless {"risks": []} but let me go on.\n</think>\n${compact(findings)}`,
  'trailing commas': (findings) =>
    spread(findings)
      .replaceAll(/"\n(\s+)\}/g, '",\n$1}')
      .replaceAll(/\}\n(\s+)\]/g, '},\n$1]'),
  'python words': (findings) =>
    `{'risks': [${findings
      .map(
        ({ id, quote, severity, title, says }) =>
          `{'ids': [${id}], 'quote': "${quote.replaceAll('"', '\\"')}", 'severity': '${severity}', 'title': "${title}", 'says': "${says}", 'advice': None, 'wording': None}`,
      )
      .join(', ')}]}`,
  'bare list': (findings) => JSON.stringify(findings.map(fields)),
  'one object a line': (findings) => findings.map((finding) => JSON.stringify(fields(finding))).join('\n'),
  'own field names': (findings) =>
    JSON.stringify({
      risks: findings.map(({ id, quote, severity, title, says, advice }) => ({
        paragraph_id: `§${id}`,
        clause_text: quote,
        risk_level: severity.toUpperCase(),
        risk: title,
        explanation: says,
        recommendation: advice,
      })),
    }),
  'grades of ten': (findings) =>
    JSON.stringify({
      risks: findings.map((finding) => ({ ...fields(finding), severity: `${gradeOf(finding.severity)}/10` })),
    }),
  'wrapped twice': (findings) =>
    JSON.stringify({ analysis: { result: { risks: findings.map(fields) } } }, null, 2),
  'a string of JSON': (findings) => JSON.stringify(compact(findings)),
  'by severity': (findings) => JSON.stringify(grouped(findings, 'quote'), null, 2),
  'by number': (findings) =>
    JSON.stringify(
      Object.fromEntries(findings.map((finding, index) => [`risk_${index + 1}`, fields(finding)])),
    ),
  'quotes in a list': (findings) =>
    JSON.stringify({ risks: findings.map((finding) => ({ ...fields(finding), quote: [finding.quote] })) }),
  'quotes as objects': (findings) =>
    JSON.stringify({
      findings: findings.map(({ id, quote, severity, title, says }) => ({
        type: 'risk',
        severity: { level: severity },
        title,
        description: says,
        evidence: [{ paragraph: id, text: quote }],
      })),
    }),
  'curly quotes': (findings) =>
    compact(findings.map((finding) => ({ ...finding, quote: `“${finding.quote}”` }))),
  'raw line breaks': (findings) =>
    compact(findings.map((finding) => ({ ...finding, says: finding.says.replace(' ', '\n') }))).replaceAll(
      '\\n',
      '\n',
    ),
  'unescaped quotes': (findings) =>
    spread(
      findings.map((finding) => ({ ...finding, says: `The paper says "so" here. ${finding.says}` })),
    ).replaceAll('\\"', '"'),
  'comments inside': (findings) => spread(findings).replaceAll('"severity"', '// how grave\n "severity"'),
  'ids in the quote': (findings) =>
    compact(findings.map((finding) => ({ ...finding, quote: `[§${finding.id}] ${finding.quote}` }))),
  'no ids': (findings) =>
    JSON.stringify({
      risks: findings.map(({ quote, severity, title, says, advice }) => ({
        quote,
        severity,
        title,
        says,
        advice,
      })),
    }),
  'wrong ids': (findings) => compact(findings.map((finding) => ({ ...finding, id: finding.id + 2 }))),
  'no end': (findings) => compact(findings).slice(0, -2),
  'html escapes': (findings) => compact(findings).replaceAll('"', '&quot;'),
  yaml: (findings) =>
    `risks:\n${findings
      .map(
        ({ id, quote, severity, title, says, advice }) =>
          `  - ids: [${id}]\n    quote: "${quote.replaceAll('"', '\\"')}"\n    severity: ${severity}\n    title: ${title}\n    says: ${says}\n    advice: ${advice}`,
      )
      .join('\n')}`,
  'a list in Markdown': (findings) =>
    findings
      .map(
        ({ id, quote, severity, title, says, advice }, index) =>
          `${index + 1}. **${title}** (${severity})\n   - Paragraph: §${id}\n   - Quote: "${quote}"\n   - What it means: ${says}\n   - Advice: ${advice}`,
      )
      .join('\n\n'),
  'a table in Markdown': (findings) =>
    `| ids | quote | severity | title | says | advice |\n|---|---|---|---|---|---|\n${findings
      .map(
        ({ id, quote, severity, title, says, advice }) =>
          `| §${id} | "${quote}" | ${severity} | ${title} | ${says} | ${advice} |`,
      )
      .join('\n')}`,
  'xml tags': (findings) =>
    `<risks>\n${findings
      .map(
        ({ id, quote, severity, title, says, advice }) =>
          `<risk>\n<ids>${id}</ids>\n<quote>${quote}</quote>\n<severity>${severity}</severity>\n<title>${title}</title>\n<says>${says}</says>\n<advice>${advice}</advice>\n</risk>`,
      )
      .join('\n')}\n</risks>`,
  'the clause instead of a quote': (findings) =>
    JSON.stringify(
      findings.map(({ quote, severity, title, says }) => ({
        clause: quote,
        issue: title,
        severity,
        explanation: says,
      })),
    ),
  'the text and the risk': (findings) =>
    JSON.stringify({
      risks: findings.map(({ quote, severity, says }) => ({ text: quote, risk: says, level: severity })),
    }),
  'no severity': (findings) =>
    JSON.stringify({ risks: findings.map(({ id, quote, title, says }) => ({ id, quote, title, says })) }),
  'topics for kinds': (findings) =>
    JSON.stringify(
      findings.map((finding, index) => ({
        ...fields(finding),
        type: ['payment', 'notice period', 'termination', 'obligation to pay', 'date'][index % 5],
      })),
    ),
  'numbers without quotes': (findings) =>
    JSON.stringify({
      risks: findings.map(({ id, severity, title, says, advice }) => ({
        ids: [id],
        severity,
        title,
        says,
        advice,
      })),
    }),
  'cut in the middle': (findings) => spread(findings).slice(0, -60),
  'headings and lines': (findings) =>
    findings
      .map(
        ({ id, quote, severity, title, says, advice }, index) =>
          `### ${index + 1}. ${title} – ${severity}\n**Quote:** “${quote}” (§${id})\n**Why it matters:** ${says}\n**Recommendation:** ${advice}`,
      )
      .join('\n\n'),
  'said twice': (findings) => `${compact(findings)}\n\nAnd once more as JSON:\n${spread(findings)}`,
  'a tool call': (findings) =>
    `<tool_call>\n{"name": "report_risks", "arguments": ${compact(findings)}}\n</tool_call>`,
};
