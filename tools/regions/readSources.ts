import type { Comment, Expression, ObjectExpression } from 'oxc-parser';
import type { Sources } from './Sources.ts';

/** A file with its comments, as the parser found them. */
interface SourceFile {
  readonly file: string;
  readonly code: string;
  readonly comments: readonly Comment[];
}

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** The section in a comment that stands on the first or the last line of a field: `// B§9`. */
function sectionBeside({ code, comments }: SourceFile, start: number, end: number): string | null {
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

/** The source of each value in an object literal, groups within groups. */
function* sourcesOf(
  source: SourceFile,
  object: ObjectExpression,
  path = '',
  outer: string | null = null,
): Generator<readonly [field: string, source: string]> {
  for (const field of object.properties) {
    if (field.type !== 'Property' || field.key.type !== 'Identifier')
      throw new Error(
        `${source.file} has more than plain fields in ${path || 'its region'}: write each field with its value.`,
      );
    const at = path === '' ? field.key.name : `${path}.${field.key.name}`;
    const decided = decisionIn(field.value);
    const found = decided?.decision ?? sectionBeside(source, field.start, field.end) ?? outer;
    const value = decided?.value ?? field.value;
    if (value.type === 'ObjectExpression') yield* sourcesOf(source, value, at, found);
    else yield [at, found ?? ''];
  }
}

/**
 * Reads where each value of an object literal comes from.
 * @throws Error when it holds anything but fields with their values
 */
export const readSources = (source: SourceFile, object: ObjectExpression): Sources =>
  new Map(sourcesOf(source, object));
