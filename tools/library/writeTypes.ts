import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../process/Failure.mjs';
import { withBuiltImports, withKeys } from './publicTypes.ts';

const run = promisify(execFile);
const english = join(import.meta.dirname, '../../src/i18n/locales/en');

function englishKeys(): readonly string[] {
  return ['form.json', 'landing.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(english, file), 'utf8')) as object),
  );
}

/**
 * Writes the types of the library's modules beside them.
 * @throws {Failure} with the compiler's words when they do not build
 */
export async function writeTypes(folder: string): Promise<void> {
  try {
    await run('tsc', ['-p', import.meta.dirname, '--outDir', folder]);
  } catch (error) {
    const { stdout } = Object(error);
    throw new Failure(`The library's types do not build.\n${String(stdout ?? error)}`);
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const declaration = withBuiltImports(readFileSync(path, 'utf8'));
    const isKeys = file === join('i18n', 'MessageKey.d.ts');
    writeFileSync(path, isKeys ? withKeys(declaration, englishKeys()) : declaration);
  }
}
