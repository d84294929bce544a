import { expect, it } from 'vitest';

/** The unit tests by their path from here. */
const tests = import.meta.glob<string>(
  ['../../{src,.storybook,mocks,stories,tools}/**/*.test.{ts,tsx}', '!./cleanedUp.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const renders = (code: string): boolean => code.includes("from '@testing-library/react'");
const cleansUp = (code: string): boolean =>
  /afterEach\(cleanup\)|afterEach\(\(\) => \{\s*cleanup\(\);/.test(code);

it('what a unit test renders goes with it: files share the document of their worker', () => {
  const rendering = Object.entries(tests).filter(([, code]) => renders(code));
  expect(rendering.length).toBeGreaterThan(10);
  expect(rendering.flatMap(([path, code]) => (cleansUp(code) ? [] : [path]))).toEqual([]);
});
