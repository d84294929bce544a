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

/** The fields of an object that are wanted, each with the comma behind it. */
function fieldsWhere(object: SyntaxNode, wanted: (field: SyntaxNode) => boolean): readonly Edit[] {
  const fields = nodesIn(object['properties']);
  return fields.flatMap((field, index) =>
    wanted(field) ? [{ start: field.start, end: fields[index + 1]?.start ?? field.end }] : [],
  );
}

const isNamed = ({ key }: SyntaxNode, names: ReadonlySet<unknown>): boolean =>
  isSyntaxNode(key) && names.has(key['name']);

/** The fields of an object that have one of some names. */
const fieldsIn = (object: SyntaxNode, names: ReadonlySet<unknown>): readonly Edit[] =>
  fieldsWhere(object, (field) => isNamed(field, names));

/** The name of an error, which only people and tools read. */
const errorName: ReadonlySet<unknown> = new Set(['name']);
/** Of an error that the portal detects itself, which has a surface of its own, the flows read the message. */
const ownError: ReadonlySet<unknown> = new Set(['surface', 'followUp']);

/** Whether an error of the portal's own shows nothing, so that no flow reads it. */
const isSilent = ({ value }: SyntaxNode): boolean =>
  isSyntaxNode(value) &&
  nodesIn(value['properties']).some(
    (field) =>
      isNamed(field, new Set(['message'])) &&
      isSyntaxNode(field['value']) &&
      field['value']['value'] === null,
  );

function cutErrors(node: SyntaxNode, cuts: Edit[]): void {
  cuts.push(...fieldsWhere(node, isSilent));
  const isOwn = fieldsIn(node, new Set(['surface'])).length > 0;
  cuts.push(...fieldsIn(node, isOwn ? ownError : errorName));
  for (const child of childrenOf(node)) cutErrors(child, cuts);
}

/**
 * What to cut so that `assumed('S-nnn', value)` becomes `value`, and a contract loses its notes, the
 * error catalogue its names, and of the portal's own errors all but the messages.
 */
function cutsIn(node: SyntaxNode, cuts: Edit[]): void {
  const callee = node['callee'];
  const name = isSyntaxNode(callee) ? callee['name'] : undefined;
  const [first, second] = nodesIn(node['arguments']);
  if (name === 'assumed' && second !== undefined)
    cuts.push({ start: node.start, end: second.start }, { start: second.end, end: node.end });
  if (name === 'defineCall' && first !== undefined) cuts.push(...fieldsIn(first, notes));
  const declared = node['id'];
  if (isSyntaxNode(declared) && declared['name'] === 'errorCatalogue') cutErrors(node, cuts);
  for (const child of childrenOf(node)) cutsIn(child, cuts);
}

/**
 * Takes the marks of decisions off a region or a contract: `assumed('S-020', 'GB')` becomes `'GB'`.
 * What `defineCall` is given and the error catalogue lose what only people and tools read.
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
    filter: { id: /\/(regions|src)\/.+\.ts$/, code: /assumed\(|defineCall\(|errorCatalogue =/ },
    handler: (code, id) => withoutProvenance(id, code),
  },
});
