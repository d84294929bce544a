import { expect, it } from 'vitest';
import { withoutMain } from './withoutMain.ts';

it.each([
  ['(0,x.jsx)(`main`,{id:`main`})', '(0,x.jsx)(`div`,{id:`main`})'],
  ['(0,x.jsxs)("main",{})', '(0,x.jsxs)("div",{})'],
  ['<main id="main"><p>main</p></main>', '<div id="main"><p>main</p></div>'],
  ['querySelector(`main`)', 'querySelector(`main`)'],
])('%s', (script, without) => {
  expect(withoutMain(script)).toBe(without);
});
