import { expect, it } from 'vitest';
import { brotliShares, BUNDLER, groupModules, groupOf } from './groupModules.ts';

it.each([
  ['/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/node_modules/@scope/one/index.js', '@scope/one'],
  ['/node_modules/one/node_modules/two/index.js', 'two'],
  ['/src/features/sign-up/stepped/Stepped.tsx', 'src/features/sign-up'],
  ['src/features/sign-up/Form.module.css?used', 'src/features/sign-up'],
  ['/src/app/App.tsx', 'src/app'],
  ['/src/main.tsx', 'src'],
  ['/regions/gb.ts', 'regions'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown-runtime.js', BUNDLER],
])('%j belongs to %s', (id, group) => {
  expect(groupOf(id)).toBe(group);
});

const build = {
  nodeParts: {
    a1: { renderedLength: 600 },
    b1: { renderedLength: 300 },
    b2: { renderedLength: 50 },
    c2: { renderedLength: 50 },
  },
  nodeMetas: {
    a: { id: '/node_modules/react/index.js', moduleParts: { 'page.js': 'a1' } },
    b: { id: '/src/app/App.tsx', moduleParts: { 'page.js': 'b1', 'later.js': 'b2' } },
    c: { id: '/src/app/Menu.tsx', moduleParts: { 'later.js': 'c2' } },
    outside: { id: '/node_modules/unused/index.js', moduleParts: {} },
  },
};
const chunks = new Map([
  ['page.js', { bytes: 1000, brotli: 400 }],
  ['later.js', { bytes: 100, brotli: 60 }],
]);

it('a module has that share of its chunk’s download which it has of the chunk', () => {
  expect(Object.fromEntries(brotliShares(build, chunks))).toEqual({
    a1: 240,
    b1: 120,
    b2: 30,
    c2: 30,
  });
});

it('adds modules up by group, apart by when they are needed; nothing is lost', () => {
  const costs = groupModules(build, chunks, new Set(['page.js']));
  expect(costs).toEqual([
    { group: 'react', first: 240, later: 0 },
    { group: 'src/app', first: 120, later: 60 },
    { group: BUNDLER, first: 40, later: 0 },
  ]);
});
