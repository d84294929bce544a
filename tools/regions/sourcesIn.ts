import { parseSync, type ObjectExpression, type Program } from 'oxc-parser';
import { readSources } from './readSources.ts';
import type { Sources } from './Sources.ts';

/** The object of a region file: `export default defineRegion({ ... })`. */
function regionIn({ body }: Program): ObjectExpression | null {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  const region = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  return region?.type === 'ObjectExpression' ? region : null;
}

/** The object of the defaults: what the function `defaultsOf` returns. */
function defaultsIn({ body }: Program): ObjectExpression | null {
  const makes = body.find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === 'defaultsOf',
  );
  const statements = makes?.type === 'FunctionDeclaration' ? (makes.body?.body ?? []) : [];
  const result = statements.find((statement) => statement.type === 'ReturnStatement');
  return result?.argument?.type === 'ObjectExpression' ? result.argument : null;
}

/**
 * Reads in the text of a region file, or of the defaults, where each value comes from: a section of
 * the specification (`B§9`), or a decision (`S-020`).
 * @throws Error when the file has another form
 */
export function sourcesIn(file: string, code: string): Sources {
  const { program, comments, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const object = regionIn(program) ?? defaultsIn(program);
  if (object === null)
    throw new Error(
      `${file} must be \`export default defineRegion({ ... })\`, or have a function defaultsOf that returns an object.`,
    );
  return readSources({ file, code, comments }, object);
}
