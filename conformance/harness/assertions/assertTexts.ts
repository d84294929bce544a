import { expect, test, type Locator, type Page } from '@playwright/test';
import { patternsOf } from '../../oracle/texts.ts';
import { data, selectors } from '../contract.ts';

interface Shown {
  readonly key: string;
  readonly language: string;
  /** What it may be held against: its name where it has one of its own, else its text. */
  readonly texts: readonly string[];
}

/**
 * Every message of these that the page shows or reads out; what is closed may wait for its values. A text is that
 * with the messages inside it, which may be values, and that without them: a link or a rule may have a
 * note of its own, after a colon.
 */
const shownAt = (shown: Locator): Promise<readonly Shown[]> =>
  shown.evaluateAll(
    (elements, { message, messages, language }) => {
      // A link that opens a tab says so, joined to its last word.
      const note = /\u2060\s*[(（][^)）]*[)）]/g;
      const plain = (text: string | null): string =>
        (text ?? '').replaceAll(note, '').replaceAll(/\s+/g, ' ').trim();
      return elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const copy = document.importNode(element, true);
          for (const inner of copy.querySelectorAll(messages)) inner.remove();
          const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
          return {
            key: element.getAttribute(message) ?? '',
            language: element.closest(language)?.getAttribute('lang') ?? '',
            texts:
              label === null
                ? [plain(element.textContent), plain(copy.textContent).replace(/:$/, '')]
                : [plain(label)],
          };
        });
    },
    { message: data.message, messages: selectors.messages, language: selectors.language },
  );

/** The messages among these that say something else than the oracle has for their keys in their language. */
const otherwise = (shown: readonly Shown[]): readonly string[] =>
  shown
    .filter(
      ({ key, language, texts }) =>
        !patternsOf(language, key).some((one) => texts.some((text) => one.test(text))),
    )
    .map(({ key, language, texts }) => `${key} (${language}): “${texts[0]}”`);

/** The same of messages that a locator finds; the server's own texts are left out. */
export const wrongTexts = async (messages: Locator): Promise<readonly string[]> =>
  otherwise(await shownAt(messages.and(messages.page().locator(selectors.ownMessages))));

/** The names that only assistive technology gets, of which the page does not say which message they are. */
const unkeyedNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator(selectors.unkeyedNames)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map(
          (element) => `${element.localName} “${element.ariaLabel ?? element.getAttribute('alt')}”`,
        ),
    );

/** Asserts that every message on the page says what the oracle has for its key in the page's language. */
export async function assertTexts(page: Page, state: string): Promise<void> {
  await test.step(`texts: ${state}`, async () => {
    const shown = await shownAt(page.locator(selectors.ownMessages));
    const wrong = otherwise(shown);
    expect([...new Set(wrong)], 'texts that the oracle has otherwise').toEqual([]);
    expect(shown.length, 'messages on the page').toBeGreaterThan(0);
    expect(await unkeyedNames(page), 'names that no message gives').toEqual([]);
  });
}
