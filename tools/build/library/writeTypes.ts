import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { textParts } from '../../../src/i18n/TextPart.ts';
import { Failure } from '../../setup/process/Failure.mjs';

const english = join(import.meta.dirname, '../../../src/i18n/locales/en');

function englishKeys(): readonly string[] {
  return textParts.flatMap((part) =>
    Object.keys(JSON.parse(readFileSync(join(english, `${part}.json`), 'utf8')) as object),
  );
}

/** A relative import or `import()` of a source file, as the compiler leaves it in a declaration. */
const sourceImport = /((?:from|import)\s*\(?\s*["']\.[^"']+)\.tsx?(["'])/g;

/** Has a declaration name the built modules, which every module resolution finds. */
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
    throw new Error(
      'src/i18n/MessageKey.ts has another form; fix tools/build/library/writeTypes.ts.',
    );
  return replaced;
}

/**
 * Writes the types of the library's modules beside them.
 * @throws {Failure} with the compiler's output when they do not build
 */
export async function writeTypes(folder: string): Promise<void> {
  const compiler = ['-p', import.meta.dirname, '--outDir', folder];
  const { failed, all } = await execa('tsc', compiler, {
    all: true,
    preferLocal: true,
    reject: false,
  });
  if (failed) throw new Failure(`The library's types do not build.\n${all}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const declaration = withBuiltImports(readFileSync(path, 'utf8'));
    const isKeys = file === join('i18n', 'MessageKey.d.ts');
    writeFileSync(path, isKeys ? withKeys(declaration, englishKeys()) : declaration);
  }
}
