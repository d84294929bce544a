import { parseSync, type Comment, type Expression, type ObjectExpression } from 'oxc-parser';

/** Where each field of a region file has its value from, by dotted path. */
export type Sources = ReadonlyMap<string, string>;

interface Reading {
  readonly file: string;
  readonly code: string;
  readonly comments: readonly Comment[];
  readonly sources: Map<string, string>;
}

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** The section in a comment that stands on the first or the last line of a field: `// B§9`. */
function sectionBeside({ code, comments }: Reading, start: number, end: number): string | null {
  const lines = new Set([lineOf(code, start), lineOf(code, end)]);
  const texts = comments
    .filter((comment) => lines.has(lineOf(code, comment.start)))
    .map(({ value }) => /[AB]§\d+/.exec(value)?.[0] ?? null);
  return texts.find((text) => text !== null) ?? null;
}

/** Takes `assumed('S-020', value)` apart; null for anything else. */
function decisionIn(value: Expression): { decision: string; value: Expression } | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null;
  const [decision, inner] = value.arguments;
  if (value.callee.name !== 'assumed' || decision?.type !== 'Literal') return null;
  if (inner === undefined || inner.type === 'SpreadElement') return null;
  return { decision: String(decision.value), value: inner };
}

function readFields(
  reading: Reading,
  object: ObjectExpression,
  path: string,
  outer: string | null,
): void {
  for (const field of object.properties) {
    if (field.type !== 'Property' || field.key.type !== 'Identifier')
      throw new Error(
        `${reading.file} has more than plain fields in ${path || 'its region'}: write each field with its value.`,
      );
    const at = path === '' ? field.key.name : `${path}.${field.key.name}`;
    const decided = decisionIn(field.value);
    const source = decided?.decision ?? sectionBeside(reading, field.start, field.end) ?? outer;
    const value = decided?.value ?? field.value;
    if (value.type === 'ObjectExpression') readFields(reading, value, at, source);
    else reading.sources.set(at, source ?? '');
  }
}

/**
 * Reads in the text of a region file where each value comes from: a section of the specification
 * (`B§9`), or a decision (`S-020`); empty where the file does not say.
 * @throws Error when the file is no plain `export default defineRegion({ ... })`
 */
export function sourcesIn(file: string, code: string): Sources {
  const { program, comments, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  const region = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  if (region?.type !== 'ObjectExpression')
    throw new Error(`${file} must be \`export default defineRegion({ ... })\`.`);
  const reading: Reading = { file, code, comments, sources: new Map() };
  readFields(reading, region, '', null);
  return reading.sources;
}
