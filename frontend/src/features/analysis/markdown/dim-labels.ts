import { element, textNode, type TreeNode } from './hast.ts';

/** What the report puts before the parts of a point. */
const LABEL = /^\s*(It says|Why it matters|Ask|Proposed wording|If they refuse|Usual|Worked out):/;

/** A plug-in that sets the labels of a point's parts apart from their words. */
export function dimLabels() {
  return visit;
}

function visit(node: TreeNode): void {
  const [first, ...rest] = node.children ?? [];
  const label = first?.type === 'text' ? LABEL.exec(first.value ?? '') : null;
  if (first !== undefined && label !== null) {
    const words = (first.value ?? '').slice(label[0].length);
    node.children = [element('span', { dataLabel: true }, [textNode(label[0])]), textNode(words), ...rest];
  }
  for (const child of rest) visit(child);
  if (first !== undefined && label === null) visit(first);
}
