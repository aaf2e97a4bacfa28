import type { PageWord, Report } from '../../../../../../backend/src/adapters/http/contract.ts';
import { countBySeverity, SEVERITIES, SEVERITY_COUNTS } from '../../shared/severity-words.ts';
import { ENGLISH_WORDS, type ReportWords } from '../../points/report-words.ts';
import { dutyGroups } from '../../points/duty-groups.ts';

export interface SectionPreview {
  /** How many points the section holds; null where counting says nothing. */
  readonly count: number | null;
  /** One short line; empty where there is nothing to say. */
  readonly line: string;
}

/** What is said of each of the six sections before it is opened, in their order. */
export function sectionPreviews(
  report: Report,
  words: ReportWords = ENGLISH_WORDS,
): readonly SectionPreview[] {
  const { tell } = words;
  const plural = (count: number, one: PageWord, many: PageWord): string =>
    count === 1 ? tell(one) : tell(many, { count });
  const { facts, duties, risks, comparison, gaps, suggestions, summary } = report;
  const found = risks.filter(({ certainty }) => certainty === 'found');
  const counts = countBySeverity(found);
  const severities = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const [one, many] = SEVERITY_COUNTS[severity];
    return plural(counts[severity], one, many);
  });
  const twice = risks.length - found.length;
  const worse = comparison.filter(({ standing }) => standing === 'worse').length;
  const dates = facts.filter(({ date }) => date !== undefined).length;
  const sums = facts.filter(({ amount }) => amount !== undefined).length;
  const withWording = suggestions.filter(({ wording }) => wording !== null).length;
  return [
    {
      count: facts.length,
      line: join([
        dates > 0 && plural(dates, '1 date', '{count} dates'),
        sums > 0 && plural(sums, '1 sum', '{count} sums'),
      ]),
    },
    {
      count: duties.length,
      line: join(
        dutyGroups(report, words)
          .slice(0, 3)
          .map(
            ({ key, duties }) =>
              `${key === report.reader.sideId ? tell('You') : labelOf(report, key, words)} ${duties.length}`,
          ),
      ),
    },
    {
      count: risks.length,
      line: join([...severities, twice > 0 && tell('{count} to read twice', { count: twice })]),
    },
    {
      count: comparison.length + gaps.length,
      line: join([
        worse > 0 && tell('{count} worse than usual', { count: worse }),
        gaps.length > 0 && tell('{count} not found', { count: gaps.length }),
      ]),
    },
    { count: null, line: plural(summary.split(/\s+/).filter(Boolean).length, '1 word', '{count} words') },
    {
      count: suggestions.length,
      line: withWording > 0 ? tell('{count} with wording to propose', { count: withWording }) : '',
    },
  ];
}

const join = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

function labelOf({ sides }: Report, key: string, { tell, role }: ReportWords): string {
  const side = sides.find(({ id }) => id === key);
  if (side !== undefined) return role(side.role ?? side.name);
  return key === 'both' ? tell('both sides') : tell('others');
}
