import type { Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import { SEVERITIES, SEVERITY_LABELS } from '../shared/severity-words.ts';
import { element, textNode, textOf, type TreeNode } from './hast.ts';

/** How a risk begins in the report: `High: Unlimited indemnity`. */
const OPENING = /^\s*(High|Medium|Low)\s*[:–—-]\s*/;

/**
 * A plug-in that gives each risk of a list a badge in place of the word before its title, and leaves out the risks of
 * other severities when one is chosen. Numbers stay those of the whole list.
 */
export function severityBadges(only: Severity | null) {
  const dress = (item: TreeNode, number: number): boolean => {
    const severity = severityOf(item);
    if (severity === null) return only === null;
    if (only !== null && severity !== only) return false;
    item.properties = { ...item.properties, value: number, dataSeverity: severity };
    replaceOpening(item, severity);
    return true;
  };

  return () => (tree: TreeNode) => {
    for (const list of tree.children ?? []) {
      if (list.tagName !== 'ol' && list.tagName !== 'ul') continue;
      let number = 0;
      list.children = (list.children ?? []).filter((item) => {
        if (item.tagName !== 'li') return true;
        number += 1;
        return dress(item, number);
      });
    }
  };
}

function severityOf(item: TreeNode): Severity | null {
  const word = OPENING.exec(textOf(item))?.[1]?.toLowerCase();
  return SEVERITIES.find((severity) => severity === word) ?? null;
}

/** Puts the badge before the first words and takes the word out of them. Answers whether it found them. */
function replaceOpening(node: TreeNode, severity: Severity): boolean {
  for (const [index, child] of (node.children ?? []).entries()) {
    if (child.type === 'text' && OPENING.test(child.value ?? '')) {
      const badge = element('span', { dataSeverity: severity }, [textNode(SEVERITY_LABELS[severity])]);
      node.children?.splice(index, 1, badge, textNode(` ${(child.value ?? '').replace(OPENING, '')}`));
      return true;
    }
    if (replaceOpening(child, severity)) return true;
  }
  return false;
}
