import type { Page } from '@playwright/test';
import { data, selectors } from '../contract.ts';

/** Notes what live regions announce, by message key, in order: what a screen reader would read out. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(
    ({ messages, message, live }) => {
      const announced: string[] = [];
      Object.defineProperty(globalThis, 'conformanceAnnounced', { value: announced });
      const note = (element: Element): void => {
        for (const one of [element, ...element.querySelectorAll(messages)]) {
          const key = one.getAttribute(message);
          if (key !== null && one.closest(live)) announced.push(key);
        }
      };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element) note(node);
      }).observe(document, { childList: true, subtree: true });
    },
    { messages: selectors.messages, message: data.message, live: selectors.live },
  );
}

/** How often live regions have announced a message so far. */
export async function countAnnounced(page: Page, key: string): Promise<number> {
  return page.evaluate((wanted) => {
    const announced: unknown = Reflect.get(globalThis, 'conformanceAnnounced');
    return Array.isArray(announced) ? announced.filter((one) => one === wanted).length : 0;
  }, key);
}
