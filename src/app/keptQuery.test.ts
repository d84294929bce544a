import { expect, it } from 'vitest';

/** Readers of the whole query: the hook itself, and what reads single parameters of it. */
const readers = [
  '../features/additional-info/useInfoDeps.ts',
  '../features/landing/subscribe/useSubscribe.ts',
  '../features/login/useLoginDeps.ts',
  '../features/shared/useStartQuery.ts',
  '../features/sign-up/hand-over/useHandOverDeps.ts',
  '../features/useKeptQuery.ts',
  './first-screen/guard.ts',
];

it('no other source builds an address from the whole query', () => {
  const sources = {
    ...import.meta.glob<string>('../features/**/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
    ...import.meta.glob<string>('./**/*.{ts,tsx}', {
      ...{ eager: true, query: '?raw', import: 'default' },
    }),
  };
  const found = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .filter(([, code]) =>
      /\bsearch\b[^;]*= useLocation\(\)|(useLocation\(\)|\blocation)\.search/.test(code),
    )
    .map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(found.toSorted()).toEqual(readers);
});
