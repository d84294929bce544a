// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { showForm } from './showForm.ts';

const hidden = '<div style="display: none"><input /></div>';

it.each([
  ['its field', `<h2>Register</h2>${hidden}<input id="start" /><button>Next</button>`],
  ['its heading, without a field', `${hidden}<h2 id="start">Register</h2><button>Next</button>`],
  ['its first button, with neither', `${hidden}<button id="start">Next</button><button></button>`],
])('focuses of the form %s (E-24)', (_, card) => {
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  document.body.innerHTML = `<h1>Sell</h1><div data-module="b"><div data-card>${card}</div></div>`;
  showForm();
  covers(['LAND-021'], () => {
    expect(document.activeElement?.id).toBe('start');
  });
});
