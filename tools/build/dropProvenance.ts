import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

interface Edit {
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Fields of a contract that only people, tools and the mock backend read (`CallNotes`, `request`). */
const notes: ReadonlySet<unknown> = new Set([
  ...['purpose', 'source', 'open', 'flat', 'okCode'],
  'request',
]);

/** The notes of a contract, each with the comma behind it. */
function notesIn(contract: Node): readonly Edit[] {
  const fields = nodesIn(contract['properties']);
  return fields.flatMap((field, index) => {
    const key = field['key'];
    if (!isNode(key) || !notes.has(key['name'])) return [];
    return [{ start: field.start, end: fields[index + 1]?.start ?? field.end }];
  });
}

/**
 * What to cut so that `assumed('S-nnn', value)` and `defineRegion(value)` become `value`, and a
 * contract loses its notes.
 */
function cutsIn(node: Node, cuts: Edit[]): void {
  const callee = node['callee'];
  const name = isNode(callee) ? callee['name'] : undefined;
  const [first, second] = nodesIn(node['arguments']);
  if (name === 'assumed' && second !== undefined)
    cuts.push({ start: node.start, end: second.start }, { start: second.end, end: node.end });
  if (name === 'defineRegion' && first !== undefined)
    cuts.push({ start: node.start, end: first.start }, { start: first.end, end: node.end });
  if (name === 'defineCall' && first !== undefined) cuts.push(...notesIn(first));
  for (const child of Object.values(node).flat()) if (isNode(child)) cutsIn(child, cuts);
}

/**
 * Takes the marks of decisions off a region or a contract: `assumed('S-020', 'GB')` becomes `'GB'`.
 * What `defineRegion` is given stays alone, so that a region's chunk imports nothing; what
 * `defineCall` is given loses the notes that only people and tools read.
 * @throws Error when the file does not parse
 */
export function withoutProvenance(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const cuts: Edit[] = [];
  cutsIn(program as unknown as Node, cuts); // the parser's union of node types, read structurally
  const isWithin = (one: Edit, other: Edit): boolean =>
    one !== other && other.start <= one.start && one.end <= other.end;
  return cuts
    .filter((cut) => !cuts.some((other) => isWithin(cut, other)))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Keeps provenance out of the bundle: a region or a contract ships its values only. */
export const dropProvenance = (): Plugin => ({
  name: 'portico:drop-provenance',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(regions|src)\/.+\.ts$/, code: /assumed\(|defineCall\(|defineRegion\(/ },
    handler: (code, id) => withoutProvenance(id, code),
  },
});
