import type { TestModule, Vitest } from 'vitest/node';
import { expect, it } from 'vitest';
import { isPart } from './UnitReporter.ts';

const files = (...ids: readonly string[]) =>
  ids.map((moduleId) => ({ moduleId })) as unknown as TestModule[]; // what is read of a file
const vitest = (found: readonly string[], testNamePattern?: RegExp) =>
  ({
    config: { testNamePattern },
    globTestSpecifications: () => Promise.resolve(files(...found)),
  }) as unknown as Vitest; // what is read of the runner

it.each([
  ['every file', vitest(['a', 'b']), false],
  ['one file of three', vitest(['a', 'b', 'c']), true],
  ['tests of one name', vitest(['a', 'b'], /x/), true],
])('a run of %s', async (_, runner, part) => {
  expect(await isPart(runner, files('a', 'b'))).toBe(part);
});
