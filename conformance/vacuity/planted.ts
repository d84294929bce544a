import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report/paths.ts';

/** Specs that judge nothing, or do not run, and one that judges in every way there is. */
const SPEC = `
import { everySite } from '${root}conformance/fixtures/sites.ts';
import { expect, shows, test } from '${root}conformance/fixtures/test.ts';

everySite(() => {
  test('looks and judges nothing', async ({ page }) => {
    await shows(['REG-001'], 'a step without an assertion', async () => page.content());
  });
  test('claims more than it judges', async ({ page }) => {
    await shows(['REG-002'], 'an empty claim', async () => page.content());
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
  test('judges softly', async () => {
    await shows(['REG-009'], 'softly', () => expect.soft(1).toBe(1));
  });
  test('judges by a poll', async () => {
    await shows(['REG-010'], 'by a poll', async () => expect.poll(() => 1).toBe(1));
  });
  test('judges by a matcher of the suite', async ({ page }) => {
    await page.setContent('<input aria-invalid="true">');
    await expect(page.locator('input')).not.toShowFieldError('none');
  });
});
`;

/** Writes them into a folder, and gives the folder of specs to run. */
export function plantSpecs(folder: string): string {
  const specs = join(folder, 'specs');
  mkdirSync(specs);
  writeFileSync(join(specs, 'planted.spec.ts'), SPEC);
  return specs;
}
