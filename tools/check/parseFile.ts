import { parseSync, type ParseResult } from 'oxc-parser';

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

/** @throws Error that names the file, when it does not parse */
export function parseFile(
  file: string,
  code: string,
): { readonly module: ParseResult['module']; readonly program: SyntaxNode } {
  const { module, program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  return { module, program: program as unknown as SyntaxNode }; // see SyntaxNode
}

/** The node in a field that the parser fills with one. */
export const nodeIn = (node: SyntaxNode, field: string): SyntaxNode | undefined => {
  const value = node[field];
  return isSyntaxNode(value) ? value : undefined;
};

/** Whether a node of a type stands in it. */
export const holds = (node: SyntaxNode | undefined, type: string): boolean =>
  node !== undefined && (node.type === type || childrenOf(node).some((each) => holds(each, type)));

export const argumentsOf = (call: SyntaxNode): readonly SyntaxNode[] =>
  [call['arguments']].flat().filter(isSyntaxNode);
