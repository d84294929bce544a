// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { focusIfLost } from './giveFocusBack.ts';

const page =
  '<main><h1>Register</h1><button>Subscribe</button></main><dialog><button>Close</button></dialog>';

it.each([
  ['in a closed dialog', 'dialog button', 'H1'],
  ['nowhere', 'nothing', 'H1'],
  ['in the page', 'main button', 'BUTTON'],
])('with the focus %s, it is where the page begins or stays (E-30)', (_, focused, tag) => {
  document.body.innerHTML = page;
  document.querySelector<HTMLElement>(focused)?.focus();
  focusIfLost();
  expect(document.activeElement?.tagName).toBe(tag);
  expect(document.activeElement?.closest('dialog')).toBeNull();
});
