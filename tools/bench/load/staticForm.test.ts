import { expect, test } from 'vitest';
import { isPage, staticForm } from './staticForm.ts';

const rendered = `<html lang="en"><head><style>p{}</style><script>guard()</script>
<script type="application/json" id="environment">{}</script>
<link rel="modulepreload" href="/a.js" data-entry /></head>
<body><div id="root"><form noValidate="" class="f"><input name="phone_email"></form></div>
<p data-load-failure hidden>Reload.</p><noscript>No script.</noscript></body></html>`;

test('a static form has the markup and the styles, no script, and is sent by the browser', () => {
  const form = staticForm(rendered);
  expect(form).toContain('<style>p{}</style>');
  expect(form).toContain('<form method="post" action="/account/register" class="f"><input');
  expect(form).not.toMatch(/script|modulepreload|data-load-failure/);
});

test('a page without the form is an error', () => {
  expect(() => staticForm('<html lang="en"></html>')).toThrow('fix tools/bench/load');
});

test.each([
  ['/account/register', true],
  ['/account/register?channel=spring', true],
  ['/account/registered', false],
  ['/app/entry.js', false],
])('%s is the page: %s', (url, expected) => {
  expect(isPage(url)).toBe(expected);
});
