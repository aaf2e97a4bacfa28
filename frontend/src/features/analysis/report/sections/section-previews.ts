import type { Report } from '../../../../../../backend/src/adapters/http/contract.ts';
import { countBySeverity, SEVERITIES, SEVERITY_LABELS } from '../../shared/severity-words.ts';
import { dutyGroups } from '../../points/duty-groups.ts';

export interface SectionPreview {
  /** How many points the section holds; null where counting says nothing. */
  readonly count: number | null;
  /** One short line; empty where there is nothing to say. */
  readonly line: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is said of each of the six sections before it is opened, in their order. */
export function sectionPreviews(report: Report): readonly SectionPreview[] {
  const { facts, duties, risks, comparison, gaps, suggestions, summary } = report;
  const found = risks.filter(({ certainty }) => certainty === 'found');
  const counts = countBySeverity(found);
  const severities = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${SEVERITY_LABELS[severity].toLowerCase()}`,
  );
  const twice = risks.length - found.length;
  const worse = comparison.filter(({ standing }) => standing === 'worse').length;
  const dates = facts.filter(({ date }) => date !== undefined).length;
  const sums = facts.filter(({ amount }) => amount !== undefined).length;
  const withWording = suggestions.filter(({ wording }) => wording !== null).length;
  return [
    {
      count: facts.length,
      line: join([dates > 0 && plural(dates, 'date', 'dates'), sums > 0 && plural(sums, 'sum', 'sums')]),
    },
    {
      count: duties.length,
      line: join(
        dutyGroups(report)
          .slice(0, 3)
          .map(
            ({ key, duties }) =>
              `${key === report.reader.sideId ? 'You' : labelOf(report, key)} ${duties.length}`,
          ),
      ),
    },
    { count: risks.length, line: join([...severities, twice > 0 && `${twice} to read twice`]) },
    {
      count: comparison.length + gaps.length,
      line: join([worse > 0 && `${worse} worse than usual`, gaps.length > 0 && `${gaps.length} not found`]),
    },
    { count: null, line: plural(summary.split(/\s+/).filter(Boolean).length, 'word', 'words') },
    {
      count: suggestions.length,
      line: withWording > 0 ? `${withWording} with wording to propose` : '',
    },
  ];
}

const join = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

function labelOf({ sides }: Report, key: string): string {
  const side = sides.find(({ id }) => id === key);
  if (side !== undefined) return side.role ?? side.name;
  return key === 'both' ? 'both sides' : 'others';
}
