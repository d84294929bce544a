import { expect, test, type Page } from '@playwright/test';
import { patternsOf } from '../../oracle/texts.ts';
import { data, selectors } from '../contract.ts';

interface Shown {
  readonly key: string;
  readonly language: string;
  /** With the messages inside it, which may be values in its places. */
  readonly text: string;
  /** Without them: a link may have a note of its own. */
  readonly alone: string;
  /** The accessible name that it has by itself; null where it is named by its text. */
  readonly label: string | null;
}

/** Every message on the page, hidden ones too. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.locator(selectors.messages).evaluateAll(
    (elements, { message, messages }) =>
      elements.map((element) => {
        const textOf = (one: Element): string =>
          (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        const text = textOf(element);
        const copy = document.importNode(element, true);
        for (const inner of copy.querySelectorAll(messages)) inner.remove();
        return {
          key: element.getAttribute(message) ?? '',
          language: element.closest('[lang]')?.getAttribute('lang') ?? '',
          text,
          alone: textOf(copy),
          label: element.getAttribute('aria-label'),
        };
      }),
    { message: data.message, messages: selectors.messages },
  );

/** The text that the server sent, in its own words. */
const SERVER_TEXT = 'server_text';

/** Asserts that every message on the page says what the oracle has for its key in the page's language. */
export async function assertTexts(page: Page, state: string): Promise<void> {
  await test.step(`texts: ${state}`, async () => {
    const shown = (await shownOn(page)).filter(({ key }) => key !== SERVER_TEXT);
    const wrong = shown
      .filter(
        ({ key, language, text, alone, label }) =>
          !patternsOf(language, key).some((one) =>
            label === null ? one.test(text) || one.test(alone) : one.test(label),
          ),
      )
      .map(({ key, language, text }) => `${key} (${language}): “${text}”`);
    expect([...new Set(wrong)], 'texts that the oracle has otherwise').toEqual([]);
    expect(shown.length, 'messages on the page').toBeGreaterThan(0);
  });
}
