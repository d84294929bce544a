import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';

const inEverySite = (body: string): string => `
import { everySite, rule } from '${root}conformance/harness/fixtures/sites.ts';
import { expect, covers, test } from '${root}conformance/harness/fixtures/test.ts';

everySite(() => {
${body}
});
`;

const specs = {
  /** Tests that assert nothing, or do not run, and some that assert in each possible manner. */
  empty: `
  test('asserts nothing', async ({ page }) => {
    await covers(['REG-001'], 'a step without an assertion', async () => page.content());
  });
  test('cites more than it asserts', async ({ page }) => {
    await covers(['REG-002'], 'an empty step', async () => page.content());
    expect(1).toBe(1);
  });
  test.skip('is left out', async () => {});
  test('is left out when it runs', async () => {
    test.skip(true, 'REG-003 comes later');
  });
  test('is marked as failing', async () => {
    test.fail();
    expect(1).toBe(2);
  });
  test('asserts softly', async () => {
    await covers(['REG-009'], 'softly', () => expect.soft(1).toBe(1));
  });
  test('asserts by a poll', async () => {
    await covers(['REG-010'], 'by a poll', async () => expect.poll(() => 1).toBe(1));
  });
  test('asserts by a matcher of the suite', async ({ page }) => {
    await page.setContent('<input aria-invalid="true">');
    await expect(page.locator('input')).not.toShowFieldError('none');
  });`,
  /** More tests than run in the time in which a run is stopped; all of them pass. */
  many: `
  for (let index = 0; index < 60; index += 1)
    test('opens a page, ' + index, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle('Nothing');
    });`,
  /** A test that passes, and one that the plan has in one region for all. */
  passing: `
  test('opens a page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Nothing');
  });
});
rule('document', () => {
  test('opens a planned page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Nothing');
  });`,
} as const;

/** Writes some tests into a folder, and gives the folder of specs to run. */
export function plantSpecs(folder: string, name: keyof typeof specs): string {
  const planted = join(folder, 'specs');
  mkdirSync(planted);
  writeFileSync(join(planted, 'planted.spec.ts'), inEverySite(specs[name]));
  return planted;
}
