/** The little that is used of the tree which react-markdown hands to its plug-ins (https://github.com/syntax-tree/hast). */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

export const textNode = (value: string): TreeNode => ({ type: 'text', value });

export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: TreeNode[],
): TreeNode => ({ type: 'element', tagName, properties, children });

/** All words below a node. */
export const textOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(textOf).join('');
