import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { clientScript, joinModules } from './clientScript.ts';

it('joins modules that import only each other', () => {
  const one = "import type { A } from './A.ts';\nexport const a: number = 1;\n";
  const two =
    "import {\n  a,\n} from './one.ts';\nexport function b(): number { return a; }\nb();\n";
  const joined = joinModules([one, two]);
  expect(joined).not.toMatch(/import|export|number/);
  expect(new Script(joined).runInNewContext()).toBe(1);
});

it('is a script that parses, with nothing left of the modules', () => {
  expect(clientScript()).not.toMatch(/^(import|export)\b/m);
  expect(() => new Script(clientScript())).not.toThrow();
});
