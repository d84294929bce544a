import { expect, it } from 'vitest';
import { browserTestMistakes, browserTests, mistakesIn, type IsMistake } from './browserTests.ts';

/**
 * Finds `page.route(address, handler, { times: 1 })`: Playwright takes away a route that is used up while
 * the test goes on, and loses a route that is added meanwhile. Mend it by `answerNext` of routes.ts.
 */
const isExpiring: IsMistake = (node, code) =>
  node.type === 'Property' && /^times\b/.test(code.slice(node.start, node.end));

const found = (code: string) => mistakesIn('a.ts', code, isExpiring);

it('a route that is used up is seen', () => {
  expect(found('page.route(address, answer, { times: 1 });')).toEqual(['times: 1']);
  expect(found('const once = { times };')).toEqual(['times']);
});

it('a loop that counts is none', () => {
  expect(found('for (let times = 0; times < 3; times += 1) press();')).toEqual([]);
});

it('no browser test has one', () => {
  expect(Object.keys(browserTests).length).toBeGreaterThan(300);
  expect(browserTestMistakes(isExpiring)).toEqual([]);
});
