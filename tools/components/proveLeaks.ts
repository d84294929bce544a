import type { Browser } from 'playwright-core';
import { openAndClose } from './openAndClose.ts';

/** What a planted component does each time it opens, and what must be said of it; null: nothing. */
const planted: readonly {
  readonly name: string;
  readonly opening: string;
  readonly says: RegExp | null;
}[] = [
  { name: 'a clean dialog', opening: '', says: null },
  {
    name: 'a listener that stays',
    opening: "document.addEventListener('scroll', () => dialog.id)",
    says: /^holds 40 more listeners/,
  },
  {
    name: 'an element that stays',
    opening: "(window.kept ??= []).push(document.createElement('p'))",
    says: /^holds 40 more nodes/,
  },
  {
    name: 'an interval that stays',
    opening: 'setInterval(() => dialog.id, 60_000)',
    says: /^holds 40 more timers/,
  },
  {
    name: 'a timeout that is called off',
    opening: 'clearTimeout(window.last); window.last = setTimeout(() => {}, 60_000)',
    says: null,
  },
];

const pageOf = (opening: string): string => `<!doctype html><html lang="en"><title>Planted</title>
  <button data-opens>Open</button><dialog aria-label="Dialog"><p>Open</p></dialog>
  <script>
    const dialog = document.querySelector('dialog');
    document.querySelector('button').onclick = () => { ${opening}; dialog.showModal(); };
  </script></html>`;

/**
 * Proves that growth is seen where it is, and none where none is.
 * @throws Error otherwise
 */
export async function proveLeaks(browser: Browser, script: string): Promise<void> {
  for (const { name, opening, says } of planted) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript({ content: script });
    await page.goto('about:blank');
    await page.setContent(pageOf(opening));
    const said = (await openAndClose(page)).join('; ');
    if (says === null ? said !== '' : !says.test(said))
      throw new Error(
        `“${said}” is said of ${name}, but must be ${String(says ?? 'nothing')}; mend tools/components/openAndClose.ts.`,
      );
    await context.close();
  }
}
