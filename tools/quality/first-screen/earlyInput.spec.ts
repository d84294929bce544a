import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../../serve/portal/siteOfHost.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyNth } from '../releaseTag.ts';
import { EarlySeller, type Stage, stages } from './EarlySeller.ts';

const regions = regionsById(await loadRegions());
const EMAIL = 'ana@shop.example';

/** Sites whose register page shows its form at once: the others wait for the check of a ban (REG-023). */
const sites = sitesOf(regions).filter(
  ({ region }) => regions.get(region)?.registrationBan === null,
);
const stageNames = Object.keys(stages) as readonly Stage[]; // the keys of the table

/** Every site at one stage in `npm test`, the stages in turn; all before a release. */
const cases = sites.flatMap((site, index) =>
  stageNames.map((stage, at) => ({
    site,
    stage,
    tag: everyNth(at + index, stageNames.length),
  })),
);

/** Runs in the page. The digits of the account field and of the step. */
function shownDigits(): string {
  const field = document.querySelector<HTMLInputElement>('[name=phone_email]');
  const step = document.querySelector('[data-step]');
  return `${field?.value ?? ''} ${step?.textContent ?? ''}`.replaceAll(/\D/g, '');
}

for (const { site, stage, tag } of cases)
  test(
    `${folderOf(site)}: typed and pressed before the ${stage}`,
    { tag },
    async ({ browser, world }) => {
      const region = regions.get(site.region);
      const isPhone = region?.defaultRegisterType === 'mobile';
      const typed = isPhone ? '0812345678' : EMAIL;
      const seller = await EarlySeller.arrive(browser, world, { site: folderOf(site) });
      const { page, field, submit } = seller;
      await seller.open('/account/register?channel=spring', stage);
      await test.step('the field takes text, and Continue a press', async () => {
        await field.click();
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter'); // submits nothing (S-085)
        expect(await submit.getAttribute('data-loading')).toBe(null);
        await submit.click();
        await submit.click();
        await expect(submit).toHaveAttribute('data-loading', '');
        expect(new URL(page.url()).search).toBe('?channel=spring');
        expect(seller.codeRequests).toEqual([]);
      });
      await test.step('then all of it is done, once', async () => {
        await seller.release();
        await seller.taken();
        if (isPhone) {
          // In the field, or at the code step where the region takes the number.
          await expect.poll(() => page.evaluate(shownDigits)).toContain('812345678');
        } else {
          await page.locator('[data-step=verification]').waitFor();
          expect(seller.codeRequests).toHaveLength(1);
          expect((await world.memory()).codes.map(({ contact }) => contact)).toEqual([EMAIL]);
        }
        expect(new URL(page.url()).search).toBe('?channel=spring');
      });
      await seller.leave();
    },
  );

test('what was pressed is not done once the text has changed', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  await seller.open('/account/register', 'application');
  await seller.field.fill(EMAIL);
  await seller.submit.click();
  await seller.field.focus();
  await seller.page.keyboard.press('End');
  await seller.page.keyboard.type('.org');
  expect(await seller.submit.getAttribute('data-loading')).toBe(null);
  await seller.release();
  await seller.taken();
  await expect(seller.field).toHaveValue(`${EMAIL}.org`);
  await expect(seller.field).toBeFocused();
  expect(seller.codeRequests).toEqual([]);
  await seller.leave();
});

test('a field that was left wrong says so', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  await seller.open('/account/register', 'application');
  await seller.field.fill('ana@shop');
  await seller.page.keyboard.press('Tab');
  await seller.release();
  await expect(seller.field).toHaveAttribute('aria-invalid', 'true');
  await seller.leave();
});

test('a link keeps the query that the page was opened with', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  await seller.open('/account/register?channel=spring', 'application');
  await seller.page.locator('main a[href^="/account/login"]').first().click();
  await seller.release();
  await expect(seller.page).toHaveURL(/\/account\/login\?channel=spring$/);
  await seller.leave();
});
