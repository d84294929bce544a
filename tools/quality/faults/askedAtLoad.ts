import { submitOf } from './formParts.ts';
import type { Subject } from './Subject.ts';

/** A call that a page makes by itself as it loads, which is left for another page meanwhile. */
export const askedAtLoad = (path: string, step: string) =>
  ({
    step,
    arrive: () => Promise.resolve(),
    fill: () => Promise.resolve(),
    press: async ({ page }) => void (await page.goto(path, { waitUntil: 'commit' })),
    control: submitOf,
    async leave({ page }) {
      await page.goto('/homepage');
      return page.locator('body');
    },
    done: (user) => user.step(step).locator('form').waitFor(),
  }) satisfies Partial<Subject>;
