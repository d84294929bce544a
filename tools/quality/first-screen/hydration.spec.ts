import { AxeBuilder } from '@axe-core/playwright';
import { axeTags } from '../../../.storybook/axeTags.ts';
import { renderedPages } from '../../serve/document/renderedPages.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../../serve/portal/siteOfHost.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyNth } from '../releaseTag.ts';
import { changedElements } from './changedElements.ts';
import { EarlySeller } from './EarlySeller.ts';

const regions = regionsById(await loadRegions());
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const rendered = /<div id="root">(.*)<\/div>\s*<p data-load-failure/s;

const cases = sitesOf(regions).flatMap((site, index) =>
  Object.entries(windows).map(([device, viewport], at) => ({
    ...{ site, device, viewport },
    tag: everyNth(index + at, 2),
  })),
);

for (const { site, device, viewport, tag } of cases)
  test(
    `${folderOf(site)} on a ${device} keeps its rendered pages as they are`,
    { tag },
    async ({ browser, world }) => {
      const seller = await EarlySeller.arrive(browser, world, { site: folderOf(site), viewport });
      const waits = regions.get(site.region)?.registrationBan !== null;
      for (const { name, path } of renderedPages(site)) {
        const [, html = ''] = rendered.exec(await seller.openWithNamedCode(path)) ?? [];
        await seller.taken();
        expect.soft(html, `${path} was rendered`).not.toBe('');
        // A page that waits for the check of a ban shows its form in the place of the spinner.
        if (!(waits && name === 'register'))
          expect.soft(await seller.page.evaluate(changedElements, path), path).toEqual([]);
        await seller.release();
        await seller.page.waitForLoadState();
      }
      await seller.leave();
    },
  );

test('before it is hydrated, the page reads as after it', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb', viewport: windows.phone });
  const { page } = seller;
  await seller.open('/account/register', 'application');
  const before = await page.locator('#root').ariaSnapshot();
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  expect(violations).toEqual([]);
  await seller.release();
  await seller.taken();
  // The landing page comes between the form and the footer, the notifications at the end.
  const [form = '', footer = ''] = before.split(/(?=^ *- contentinfo)/m);
  const after = await page.locator('#root').ariaSnapshot();
  expect(after.slice(0, form.length)).toBe(form);
  expect(footer).not.toBe('');
  expect(after.slice(form.length)).toContain(footer);
  await seller.leave();
});

for (const [device, viewport] of Object.entries(windows))
  test(`on a ${device}, the page of an invitation keeps the place of its banner`, async ({
    browser,
    world,
  }) => {
    const seller = await EarlySeller.arrive(browser, world, { site: 'gb', viewport });
    const { page } = seller;
    const topOfForm = async () => (await page.locator('[data-card]').boundingBox())?.y;
    await seller.open('/account/register', 'application');
    const usual = (await topOfForm()) ?? 0;
    await page.goto('/account/register?refercode=R-1', { waitUntil: 'commit' });
    const before = await topOfForm();
    expect(before).toBeGreaterThan(usual);
    await seller.release();
    await seller.taken();
    await expect(page.locator('[data-module=referralBanner]')).toBeVisible();
    expect(await topOfForm()).toBe(before);
    await seller.leave();
  });

const storedLead = '{"showLeadForm":2}';

/** What a seller has from before or brings along, and the page of its first sight. */
const others: Readonly<
  Record<string, readonly [address: string, stored?: readonly [string, string]]>
> = {
  'another language in the address': ['/account/register?default_language=ar'],
  'another language of an earlier visit': ['/account/register', ['language', 'de-DE']],
  'an account in the address': ['/account/register?email_phone_number=ana%40shop.example'],
  'the single form of an experiment': [
    '/account/register',
    ['registration_data', '{"showNewRegisterPage":0}'],
  ],
  'the lead form of an experiment': ['/account/register', ['registration_data', storedLead]],
};

for (const [what, [address, stored]] of Object.entries(others))
  test(`${what}: the rendered page is never shown`, async ({ browser, world }) => {
    const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
    const { page } = seller;
    if (stored)
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
    await seller.open(address, 'application');
    await expect(page.locator('#root')).toBeHidden();
    await seller.release();
    await seller.taken();
    await expect(page.locator('#root')).toBeVisible();
    await seller.leave();
  });

test('the questions of a stored experiment come before the form, never after it', async ({
  browser,
  world,
}) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  const { page } = seller;
  await world.begin('experiments.group_a');
  await page.addInitScript((lead) => localStorage.setItem('registration_data', lead), storedLead);
  await seller.open('/account/register', /\/assets\/lead-[^/]*\.js$/);
  await expect(page.locator('[data-register-version] [aria-busy=true]')).toBeVisible();
  await page.locator('[data-register-version]').click({ position: { x: 9, y: 9 } });
  await expect(page.locator('[data-step=account]')).toHaveCount(0);
  await seller.release();
  await expect(page.locator('[data-step=questionnaire]')).toBeVisible();
  await seller.leave();
});
