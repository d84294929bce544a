import type { Page } from '@playwright/test';
import { data, selectors } from '../contract.ts';

const BINDING = 'conformanceAnnounced';

/** What live regions announce, by message key, in order: what a screen reader would read out. */
export class Announcements {
  readonly keys: string[] = [];

  /** Notes the announcements of every document that the page opens from now on. */
  async start(page: Page): Promise<void> {
    await page.exposeFunction(BINDING, (key: string) => void this.keys.push(key));
    await page.addInitScript(
      ({ messages, message, live, binding }) => {
        const report: unknown = Reflect.get(globalThis, binding);
        const note = (element: Element): void => {
          for (const one of [element, ...element.querySelectorAll(messages)]) {
            const key = one.getAttribute(message);
            if (key !== null && one.closest(live) && typeof report === 'function') report(key);
          }
        };
        // Words that change in their place are read out as well.
        const noteText = ({ parentElement }: Node): void => {
          const element = parentElement?.closest(messages);
          if (element) note(element);
        };
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') noteText(target);
            for (const node of addedNodes) {
              if (node instanceof Element) note(node);
              else noteText(node);
            }
          }
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      {
        messages: selectors.messages,
        message: data.message,
        live: selectors.live,
        binding: BINDING,
      },
    );
  }

  /** How often a message was announced so far. */
  count(key: string): number {
    return this.keys.filter((one) => one === key).length;
  }
}
