/** A relative import or `import()` of a source file, as the compiler leaves it in a declaration. */
const sourceImport = /((?:from|import)\s*\(?\s*["']\.[^"']+)\.tsx?(["'])/g;

/** Has a declaration name the built modules, which every way of resolving finds. */
export const withBuiltImports = (declaration: string): string =>
  declaration.replaceAll(sourceImport, '$1.js$2');

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * The declaration of src/i18n/MessageKey.ts with the keys themselves, since other teams have no
 * reason to let their compiler read our language files.
 *
 * @throws Error when the declaration is not as it was
 */
export function withKeys(declaration: string, keys: readonly string[]): string {
  const names = [...new Set(keys.map((key) => key.replace(pluralForm, '')))].toSorted();
  const union = `export type MessageKey =\n${names.map((name) => `  | '${name}'`).join('\n')};`;
  const replaced = declaration
    .replaceAll(/^import type .*\.json['"].*;\n/gm, '')
    .replace(/^export type MessageKey = .*;$/m, union);
  if (!replaced.includes(union) || replaced.includes('.json'))
    throw new Error('src/i18n/MessageKey.ts has another form; mend tools/library/publicTypes.ts.');
  return replaced;
}
