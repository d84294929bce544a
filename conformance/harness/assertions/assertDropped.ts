import { expect, test, type Page } from '@playwright/test';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';
import { data, selectors } from '../contract.ts';
import { read } from '../expected/read.ts';
import { hold, refuseNext, routeTo } from '../wire/routes.ts';

/** What a seller has before them, save what turns while a call runs. */
interface Seen {
  readonly path: string;
  readonly steps: readonly (string | null)[];
  readonly dialogs: number;
  /** The name of each field, what it holds, and whether it is marked wrong. */
  readonly fields: readonly (readonly [string, string, boolean])[];
  readonly toasts: readonly (string | null)[];
}

interface Asked {
  readonly attributes: { readonly step: string; readonly message: string };
  readonly toasts: string;
  readonly dialogs: string;
  readonly wrong: string;
}

function seen({ attributes, toasts, dialogs, wrong }: Asked): Seen {
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const valuesOf = (attribute: string, within = ''): (string | null)[] =>
    all(`${within} [${attribute}]`).map((element) => element.getAttribute(attribute));
  return {
    path: location.pathname,
    steps: valuesOf(attributes.step),
    dialogs: all(dialogs).length,
    fields: all('input')
      .filter((field) => field instanceof HTMLInputElement)
      .map((field) => [field.name, field.value, field.matches(wrong)]),
    toasts: valuesOf(attributes.message, toasts),
  };
}

/** What stands there once what the page knows has been drawn. */
async function look(page: Page): Promise<Seen> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { toasts, dialogs, wrong } = selectors;
  return page.evaluate(seen, { attributes: data, toasts, dialogs, wrong });
}

export interface LateAnswer {
  readonly page: Page;
  readonly path: SourcedValue<string>;
  /** The code of its refusal. */
  readonly code: number;
  /** Brings the page to where the call is made. */
  readonly arrive: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** What the seller does while it runs, by name. */
  readonly meanwhile: Readonly<Record<string, () => Promise<void>>>;
  /** Only as it is refused: what follows an acceptance is another matter. */
  readonly refusedAlone?: true;
}

/**
 * Asserts that an answer which comes after the contact has changed, or its step was left, changes nothing
 * and says nothing, whether it accepts or refuses. Source: E-20.
 */
export async function assertDropped(late: LateAnswer): Promise<void> {
  const { page, path, code, arrive, start, meanwhile, refusedAlone } = late;
  for (const [name, act] of Object.entries(meanwhile))
    for (const answer of refusedAlone ? ['refused'] : ['accepted', 'refused'])
      await test.step(`E-20: ${read(path)}, ${answer} after ${name}`, async () => {
        await arrive();
        if (answer === 'refused') await refuseNext(page, path, { code, description: 'Too late.' });
        const release = await hold(page, routeTo(path));
        const asked = page.waitForRequest(routeTo(path));
        await start();
        await asked;
        await act();
        const { toasts: before, ...stood } = await look(page);
        await release();
        await expect(page.locator(selectors.underWay)).toHaveCount(0);
        const { toasts, ...stands } = await look(page);
        expect(stands).toEqual(stood);
        expect(toasts.filter((key) => !before.includes(key))).toEqual([]);
      });
}
