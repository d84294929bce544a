// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { reportScript } from './reportScript.ts';

const signatures = ['a', 'b', 'c'];

/** Opens the page of a review with a cause of two differences and one of one. */
function open() {
  const box = (signature: string) =>
    `<article><input type="checkbox" data-signature="${signature}" data-what="Token"></article>`;
  document.body.innerHTML = `<form><input name="by"><output></output></form>
    <section><input type="checkbox" data-all>${box('a')}${box('b')}</section>
    <section>${box('c')}</section>
    <input type="checkbox" data-switch="marked" checked>`;
  // oxlint-disable-next-line no-implied-eval -- the script of a page that has no other file
  new Function(reportScript)();
}

const input = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
};
const set = (selector: string, checked: boolean) => {
  const box = input(selector);
  box.checked = checked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
};
const ticked = () => signatures.filter((name) => input(`[data-signature=${name}]`).checked);

beforeEach(() => {
  localStorage.clear();
  open();
});

it('a whole cause is accepted at once, and taken back', () => {
  set('[data-all]', true);
  expect(ticked()).toEqual(['a', 'b']);
  set('[data-signature=b]', false);
  expect(input('[data-all]')).toMatchObject({ checked: false, indeterminate: true });
  set('[data-all]', false);
  expect(ticked()).toEqual([]);
});

it('what was ticked, and by whom, is there again after a reload', () => {
  input('[name=by]').value = 'Ana';
  set('[data-signature=c]', true);
  open();
  expect(ticked()).toEqual(['c']);
  expect(input('[name=by]').value).toBe('Ana');
});

it('the marks are switched off and on', () => {
  set('[data-switch]', false);
  expect(document.body.hasAttribute('data-marked')).toBe(false);
  set('[data-switch]', true);
  expect(document.body.hasAttribute('data-marked')).toBe(true);
});
