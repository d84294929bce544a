import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { closeRegistration } from '../support/closeRegistration.ts';
import { covers } from '../support/covers.ts';
import { modulesAbove, scrollDown } from '../support/landingSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { found, shown, signInMethodsOf } from '../support/signUpSteps.ts';

const OTHER_TERMS = 'https://contact.other.portico.example/terms';

type Change = (region: RegionConfig) => RegionConfig;

const meta = preview.meta({
  title: 'Screens/RegionConfiguration',
  tags: ['!autodocs', 'desktop-only'], // a docs page would run all flows at once
  globals: { region: 'gb' },
  parameters: { layout: 'fullscreen', scenario: 'landing.empty' },
  render: (_, { loaded, parameters }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      landing
      change={parameters['change'] as Change} // of a story below
    />
  ),
});

/** The languages that the menu offers. */
async function languagesOf(canvasElement: HTMLElement) {
  (await shown(canvasElement, 'nav_language_current')).closest('button')?.click();
  await found(canvasElement, 'button[lang]');
  return [...canvasElement.querySelectorAll('button[lang]')].map((item) =>
    item.getAttribute('lang'),
  );
}

/** The countries that the field of a phone offers. */
async function countriesOf(canvasElement: HTMLElement) {
  const opener = await found(canvasElement, '[data-opens]');
  opener.click();
  await waitFor(() => expect(document.querySelector('[data-country]')).toBeVisible());
  const keys = [...document.querySelectorAll<HTMLElement>('[data-country]')].map(
    ({ dataset }) => dataset['country'],
  );
  opener.click();
  await waitFor(() => expect(document.querySelector('[data-country]')).toBeNull());
  return keys;
}

/** Each of these is data of a region's file; no code asks for a region by its name. */
export const AnotherConfiguration = meta.story({
  parameters: {
    change: (region: RegionConfig): RegionConfig => ({
      ...region,
      seo: { ...region.seo, signup: 'seo_title_fanno_signup' },
      navBar: {
        ...region.navBar,
        switchLang: { languageList: ['en-GB', 'fr'], defaultLang: 'en-GB' },
      },
      defaultRegisterType: 'mobile',
      defaultCountry: 'mx',
      allowCodeList: ['52', '1'],
      allowCodeKeys: ['mx', 'ca'],
      agreements: {
        ...region.agreements,
        stripe: false,
        links: { ...region.agreements.links, terms: OTHER_TERMS, stripe: '' },
      },
      landing: {
        ...region.landing,
        desktop: ['navBar', 'mainBanner', 'questions', 'bottomNav'],
        mobile: ['navBar', 'mainBanner', 'questions', 'bottomNav'],
      },
      signInMethods: { ...region.signInMethods, google: false, shortVideo: true },
    }),
  },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REGION-009'], 'title, phone codes, sign-in methods', async () => {
      await found(canvasElement, '[data-step=account]');
      await waitFor(() => expect(document.title).toMatch(/Fanno/));
      await expect(await found(canvasElement, '[data-opens]')).toHaveTextContent('52');
      await waitFor(() => expect(signInMethodsOf(canvasElement)).toEqual(['shortVideo']));
    });
    await covers(step, ['REGION-009'], 'the allowed phone codes and no other', async () => {
      await expect(new Set(await countriesOf(canvasElement))).toEqual(new Set(['ca', 'mx']));
    });
    await covers(step, ['REGION-009'], 'agreements', async () => {
      const terms = await shown(canvasElement, 'footer_terms');
      await expect(terms.closest('a')).toHaveAttribute('href', OTHER_TERMS);
    });
    await covers(step, ['REGION-009'], 'languages', async () => {
      await expect(await languagesOf(canvasElement)).toEqual(['en-GB', 'fr']);
    });
    await covers(step, ['REGION-009'], 'modules', async () => {
      await scrollDown(canvasElement, ['mainBanner', 'questions', 'bottomNav']);
      await expect(modulesAbove(canvasElement)).toEqual(['navBar']);
    });
  },
});

/** Where registration is not offered, nothing leads to it. */
export const WithoutRegistration = meta.story({
  parameters: {
    change: closeRegistration,
  },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REGION-009'], 'no button to start selling', async () => {
      await shown(canvasElement, 'bar_log_in');
      await expect(canvasElement.querySelector('[data-message=nav_start_selling]')).toBeNull();
    });
  },
});
