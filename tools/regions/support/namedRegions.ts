import { childrenOf, isSyntaxNode, parseFile, type SyntaxNode } from '../../check/parseFile.ts';

/** Where the code of a file names regions. */
export interface NamedRegions {
  /** Region ids among its values, types aside. */
  readonly names: readonly string[];
  /** Lists whose members are region ids and nothing else. */
  readonly lists: readonly string[];
}

/** The text of a literal, or the name of a field. */
function textOf(node: unknown): string | null {
  if (!isSyntaxNode(node)) return null;
  if (node.type === 'TSLiteralType') return textOf(node['literal']);
  if (node.type === 'Property') return textOf(node['key']);
  const text = node['value'] ?? node['name'];
  return typeof text === 'string' ? text : null;
}

/** The members of an array, of a union of literals, of a record by its keys, of a text with spaces. */
function membersOf(node: SyntaxNode): readonly (string | null)[] {
  const at = { ArrayExpression: 'elements', TSUnionType: 'types', ObjectExpression: 'properties' };
  const field = new Map(Object.entries(at)).get(node.type);
  if (field !== undefined) return [node[field]].flat().map(textOf);
  return node.type === 'Literal' ? (textOf(node)?.split(/[\s,]+/) ?? []) : [];
}

/**
 * Finds the regions that the code of a file names one by one.
 * @throws Error when the file does not parse
 */
export function namedRegions(
  file: string,
  code: string,
  ids: ReadonlySet<string | null>,
): NamedRegions {
  const [names, lists]: [string[], string[]] = [[], []];
  const visit = (node: SyntaxNode, isType: boolean): void => {
    const text = node.type === 'Literal' ? textOf(node) : null;
    if (text !== null && !isType && ids.has(text)) names.push(text);
    const members = membersOf(node);
    if (members.length > 1 && members.every((member) => ids.has(member)))
      lists.push(members.join(' '));
    for (const child of childrenOf(node)) visit(child, isType || node.type === 'TSLiteralType');
  };
  visit(parseFile(file, code).program, false);
  return { names, lists };
}
