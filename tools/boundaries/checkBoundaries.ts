import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './importsOf.ts';
import { judgeImport } from './judgeImport.ts';

const ignored = /^(node_modules|dist|storybook-static|\.results|\.cache)\/|\/node_modules\//;

export interface BoundaryReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly string[];
}

/** Judges every import of every source file below a folder with a package.json. */
export function checkBoundaries(root: string): BoundaryReport {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  }; // npm's own format
  const files = globSync(
    '{*,{src,regions,mocks,stories,conformance,tools,.storybook}/**/*}.{ts,tsx,mjs,js}',
    {
      cwd: root,
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file));
  let imports = 0;
  const violations: string[] = [];
  for (const file of files)
    for (const name of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      imports += 1;
      const violation = judgeImport(file, name, manifest);
      if (violation !== null) violations.push(violation);
    }
  return { files: files.length, imports, violations };
}
