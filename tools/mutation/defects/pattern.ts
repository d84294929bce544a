import { parseSync } from 'oxc-parser';

/** A node of a syntax tree: its type, where it stands, and fields that hold nodes, lists and values. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/** The source text of each placeholder of a match, by its name with the dollar signs. */
export type Bindings = Readonly<Record<string, string>>;

/** Where a node stands and how it was written; it does not change what it means. */
const LAYOUT: ReadonlySet<string> = new Set(['start', 'end', 'range', 'raw', 'shorthand']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes right inside of another. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** Parses a module. @throws Error when it does not parse */
export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code, { preserveParens: false });
  if (errors[0] !== undefined) throw new Error(`${file} does not parse: ${errors[0].message}`);
  return program as unknown as Node; // the tree's own types name each field of each node
}

/** The first node of a type, from the outside. */
function first(node: Node, type: string): Node | undefined {
  if (node.type === type) return node;
  for (const child of childrenOf(node)) {
    const found = first(child, type);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How a pattern can stand in a module, and the node whose one part it is then. */
const FORMS: readonly (readonly [before: string, after: string, around: string])[] = [
  ['(', ');', 'ExpressionStatement'],
  ['({', '});', 'ObjectExpression'],
  ['<x ', '/>;', 'JSXOpeningElement'],
  ['() => {', '};', 'BlockStatement'],
];

/** The node that a pattern stands for: an expression, a property, an attribute or a statement. @throws Error for another */
export function parsePattern(pattern: string): Node {
  for (const [before, after, around] of FORMS) {
    const { program, errors } = parseSync('pattern.tsx', `${before}${pattern}${after}`, {
      preserveParens: false,
    });
    const whole = errors.length > 0 ? undefined : first(program as unknown as Node, around); // as in `parse`
    const parts =
      whole === undefined ? [] : childrenOf(whole).filter(({ type }) => type !== 'JSXIdentifier');
    if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  }
  throw new Error(`"${pattern}" is not an expression, a property, a JSX attribute or a statement.`);
}

const placeholder = (node: unknown, mark: RegExp): string | undefined =>
  isNode(node) && node.type === 'Identifier' && mark.test(String(node['name']))
    ? String(node['name'])
    : undefined;

/**
 * Compares a node with a pattern, whatever their layout. In a pattern `$name` stands for any node, for
 * the same one each time, and `$$$name`, as the last of a list, for whatever follows.
 *
 * @param code that the node is part of
 * @returns the text of each placeholder; null when they differ
 */
export function match(pattern: unknown, node: unknown, code: string): Bindings | null {
  const bound: Record<string, string> = {};
  const same = (one: unknown, other: unknown): boolean => {
    const name = placeholder(one, /^\$[^$]/);
    if (name !== undefined && isNode(other)) {
      const text = code.slice(other.start, other.end);
      return (bound[name] ??= text) === text;
    }
    if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other);
    if (typeof one !== 'object' || one === null) return (one ?? null) === (other ?? null);
    return typeof other === 'object' && other !== null && sameFields(one, other);
  };
  const sameFields = (one: object, other: object): boolean =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((key) => !LAYOUT.has(key))
      .every((key) => same(Reflect.get(one, key), Reflect.get(other, key)));
  const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
    const rest = placeholder(one.at(-1), /^\$\$\$/);
    const fixed = rest === undefined ? one : one.slice(0, -1);
    if (rest === undefined ? one.length !== other.length : other.length < fixed.length)
      return false;
    if (!fixed.every((part, index) => same(part, other[index]))) return false;
    const [from, to] = [other[fixed.length], other.at(-1)];
    if (rest !== undefined)
      bound[rest] = isNode(from) && isNode(to) ? code.slice(from.start, to.end) : '';
    return true;
  };
  return same(pattern, node) ? bound : null;
}

/** The names by which a node can be found: of a function, a variable, a property, or the label of a case. */
export function namesOf(node: Node): readonly string[] {
  const name = (value: unknown): string[] =>
    isNode(value) ? [value['name'], value['value']].filter((text) => typeof text === 'string') : [];
  return [
    ...name(node['id']),
    ...name(node['key']),
    ...(node.type === 'SwitchCase' ? name(node['test']) : []),
  ];
}
