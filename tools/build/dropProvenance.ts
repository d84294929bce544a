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

/** Finds what to cut so that `assumed('S-nnn', value)` becomes `value`. */
function cutsIn(node: Node, cuts: Edit[]): void {
  const callee = node['callee'];
  const args = node['arguments'];
  if (
    node.type === 'CallExpression' &&
    isNode(callee) &&
    callee['name'] === 'assumed' &&
    Array.isArray(args) &&
    isNode(args[1])
  ) {
    cuts.push({ start: node.start, end: args[1].start }, { start: args[1].end, end: node.end });
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) cutsIn(child, cuts);
}

/**
 * Takes the marks of decisions off a region or a contract: `assumed('S-020', 'GB')` becomes `'GB'`.
 * @throws Error when the file does not parse
 */
export function withoutProvenance(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const cuts: Edit[] = [];
  cutsIn(program as unknown as Node, cuts); // the parser's union of node types, read structurally
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Keeps provenance out of the bundle: a region ships its values only. */
export const dropProvenance = (): Plugin => ({
  name: 'portico:drop-provenance',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/(regions|src\/api\/contracts)\/[a-z]+\.ts$/ },
    handler: (code, id) => withoutProvenance(id, code),
  },
});
