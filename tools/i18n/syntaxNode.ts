/** A node of a parsed file, read structurally: the parser's own union of node types is too wide to walk. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The nodes directly below a node. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flat().filter(isSyntaxNode);
