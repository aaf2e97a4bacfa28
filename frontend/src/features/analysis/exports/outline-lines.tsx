import type { MarkdownBlock, Run } from '../markdown/markdown-blocks.ts';
import type { OutlineGroup } from './outline.ts';

/** Groups of lines as elements for paper. Each group stays on one page where it fits. */
export function OutlineLines({ groups }: { readonly groups: readonly OutlineGroup[] }) {
  return groups.map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of a printed report never move
    <div key={index} className="print-group">
      {group.map((block, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <OutlineLine key={position} block={block} />
      ))}
    </div>
  ));
}

function OutlineLine({ block: { kind, level, number, runs } }: { readonly block: MarkdownBlock }) {
  const sign = kind === 'number' ? `${number}.` : kind === 'bullet' ? '–' : null;
  return (
    <p className={`print-line print-${kind} print-level-${Math.min(level, 2)}`} dir="auto">
      {sign !== null && <span className="print-sign">{sign}</span>}
      <span>
        {runs.map((run, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Words key={index} run={run} />
        ))}
      </span>
    </p>
  );
}

function Words({ run: { text, isBold, isItalic } }: { readonly run: Run }) {
  if (isBold) return <strong>{text}</strong>;
  return isItalic ? <em>{text}</em> : text;
}
