import type { Page } from '@playwright/test';

/** Notes what live regions say, by message key, in order: what a screen reader would speak. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.defineProperty(globalThis, 'conformanceHeard', { value: heard });
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
    const note = (element: Element): void => {
      for (const one of [element, ...element.querySelectorAll('[data-message]')]) {
        const key = one.getAttribute('data-message');
        if (key !== null && one.closest(live)) heard.push(key);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) note(node);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** How often live regions have said each message so far. */
export async function announced(page: Page, key: string): Promise<number> {
  return page.evaluate((wanted) => {
    const heard: unknown = Reflect.get(globalThis, 'conformanceHeard');
    return Array.isArray(heard) ? heard.filter((one) => one === wanted).length : 0;
  }, key);
}
