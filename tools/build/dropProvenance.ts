import type { Plugin } from 'vite';
import { childrenOf, isSyntaxNode, parseFile, type SyntaxNode } from '../check/parseFile.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
}

const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isSyntaxNode) : [];

/** Fields of a contract that only readers, tools and the mock backend need (`CallNotes`, `request`). */
const notes: ReadonlySet<unknown> = new Set([
  ...['purpose', 'source', 'open', 'flat', 'okCode'],
  'request',
]);

/** The notes of a contract, each with the comma behind it. */
function notesIn(contract: SyntaxNode): readonly Edit[] {
  const fields = nodesIn(contract['properties']);
  return fields.flatMap((field, index) => {
    const key = field['key'];
    if (!isSyntaxNode(key) || !notes.has(key['name'])) return [];
    return [{ start: field.start, end: fields[index + 1]?.start ?? field.end }];
  });
}

/**
 * What to cut so that `assumed('S-nnn', value)` becomes `value`, and a contract loses its notes.
 */
function cutsIn(node: SyntaxNode, cuts: Edit[]): void {
  const callee = node['callee'];
  const name = isSyntaxNode(callee) ? callee['name'] : undefined;
  const [first, second] = nodesIn(node['arguments']);
  if (name === 'assumed' && second !== undefined)
    cuts.push({ start: node.start, end: second.start }, { start: second.end, end: node.end });
  if (name === 'defineCall' && first !== undefined) cuts.push(...notesIn(first));
  for (const child of childrenOf(node)) cutsIn(child, cuts);
}

/**
 * Takes the marks of decisions off a region or a contract: `assumed('S-020', 'GB')` becomes `'GB'`.
 * What `defineCall` is given loses the notes that only people and tools read.
 * @throws Error when the file does not parse
 */
export function withoutProvenance(file: string, code: string): string {
  const cuts: Edit[] = [];
  cutsIn(parseFile(file, code).program, cuts);
  const isWithin = (one: Edit, other: Edit): boolean =>
    one !== other && other.start <= one.start && one.end <= other.end;
  return cuts
    .filter((cut) => !cuts.some((other) => isWithin(cut, other)))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Keeps provenance out of the bundle: a contract ships its values only. Regions ship resolved, by `resolveRegions`. */
export const dropProvenance = (): Plugin => ({
  name: 'portico:drop-provenance',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(regions|src)\/.+\.ts$/, code: /assumed\(|defineCall\(/ },
    handler: (code, id) => withoutProvenance(id, code),
  },
});
