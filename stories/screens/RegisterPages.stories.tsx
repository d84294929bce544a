import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  found,
  reported,
  requested,
  requestsOf,
  shown,
  signUp,
  stepShown,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/RegisterPages',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const inCard = async (canvasElement: HTMLElement) => {
  const card = await found(canvasElement, '[data-simple-register]');
  await expect(card.querySelector('h1')).toBeVisible();
  await expect(card.offsetWidth).toBe(480);
  await found(card, '[data-step=account]');
};

export const FormOnly = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register/form" loaded={loaded} />,
  play: ({ canvasElement, step }) =>
    covers(step, ['REG-019', 'UI-001', 'ROUTE-005'], 'a card with a title', () =>
      inCard(canvasElement),
    ),
});

export const FormOnlyInUS = meta.story({
  globals: { region: 'us' },
  render: (_, { loaded }) => <Portal path="/account/register/us" loaded={loaded} />,
  play: ({ canvasElement, step }) =>
    covers(step, ['REG-019', 'UI-001', 'ROUTE-004'], 'a card with a title', () =>
      inCard(canvasElement),
    ),
});

export const FormOnlyOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/register/form" loaded={loaded} />,
  play: async ({ canvasElement }) => {
    await found(canvasElement, '[data-simple-register] [data-step=account]');
  },
});

export const OwnBar = meta.story({
  globals: { region: 'us' },
  play: async ({ canvasElement, step }) => {
    await found(canvasElement, '[data-register-version=V3] [data-step=account]');
    await covers(step, ['LAYOUT-004', 'NAV-005'], 'shows only the page’s own bar', async () => {
      await expect(canvasElement.querySelectorAll('header[data-surface]')).toHaveLength(1);
      await found(canvasElement, 'header[data-surface=transparent]');
    });
    await step('the bar does not cover the form', async () => {
      const bar = await found(canvasElement, 'header[data-surface]');
      const card = await found(canvasElement, '[data-step=account]');
      const { bottom } = bar.getBoundingClientRect();
      await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await covers(step, ['NAV-005'], 'half-transparent when scrolled', async () => {
      document.body.style.minBlockSize = '200vh';
      scrollTo({ top: 200 });
      await found(canvasElement, 'header[data-surface=half-transparent]');
      document.body.style.minBlockSize = '';
      scrollTo({ top: 0 });
      await found(canvasElement, 'header[data-surface=transparent]');
    });
  },
});

export const StartSelling = meta.story({
  globals: { region: 'us' },
  render: (_, { loaded }) => <Portal path="/account/register/form" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await found(canvasElement, '[data-simple-register]');
    await covers(step, ['NAV-002'], 'opens the register page', async () => {
      await userEvent.click(await shown(canvasElement, 'nav_start_selling'));
      await waitFor(() => expect(canvasElement.querySelector('[data-simple-register]')).toBeNull());
      await found(canvasElement, '[data-register-version=V3] [data-step=account]');
    });
  },
});

export const Prefilled = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} account={ADDRESS} />,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-020'], 'has the account of the link', async () => {
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
    });
  },
});

export const PrefilledWithNumber = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} account="+447911123456" />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-020', 'VAL-007'], 'has the number and its country', async () => {
      const field = await found(canvasElement, 'input[name=phone_email][type=tel]');
      await expect((field as HTMLInputElement).value.replaceAll(' ', '')).toBe('7911123456');
      await expect(await found(canvasElement, 'button[data-opens]')).toHaveTextContent('+44');
    });
  },
});

const withoutPrefill = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, enablePhoneEmailAutoFill: false },
});

export const NotPrefilled = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} account={ADDRESS} change={withoutPrefill} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-021'], 'ignores the account of the link', async () => {
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue('');
    });
  },
});

export const Referred = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register?refercode=R-1" loaded={loaded} onLeave={onLeave} />
  ),
  play: async (context) => {
    await signUp(context);
    await covers(context.step, ['REF-007'], 'creates the referral relation', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      await requested('growth.relation.create', [{ refercode: 'R-1' }]);
    });
  },
});

const withPrefetch = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, needDynamicFormPrefetch: true },
});

export const Prefetched = meta.story({
  beforeEach: () => () => {
    for (const link of document.querySelectorAll('link[rel=prefetch]')) link.remove();
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withPrefetch} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(0);
    await covers(
      step,
      ['API-040', 'API-041'],
      'the first click prefetches the next page',
      async () => {
        await userEvent.click(field);
        await found(
          document.documentElement,
          'link[rel=prefetch][href="/settle/packages/form.js"]',
        );
        await found(
          document.documentElement,
          'link[rel=prefetch][href="/manifest/settle/form.js"]',
        );
        await found(document.documentElement, 'link[rel=prefetch][href="/manifest/main/shell.js"]');
      },
    );
    await step('the second click does not', async () => {
      await userEvent.click(field);
      await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(1);
    });
  },
});

/** The experiment has the last word, also where the region prefetches nothing (S-185). */
export const PrefetchedByExperiment = Prefetched.extend({
  parameters: { scenario: 'experiments.prefetch' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await covers(step, ['API-040'], 'once the experiment is read, a click prefetches', async () => {
      await waitFor(async () => {
        await userEvent.click(field);
        await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(1);
      });
    });
  },
});

export const StayedFiveSeconds = meta.story({
  play: async ({ step }) => {
    await covers(step, ['TRACK-009'], 'reports it after five seconds', async () => {
      await reported('sign_up_delay');
    });
  },
});

export const UnknownAddress = meta.story({
  render: (_, { loaded }) => <Portal path="/account/nowhere" loaded={loaded} />,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ERR-026'], 'reports it and shows the form', async () => {
      await stepShown(canvasElement, 'account');
      await reported('route.invalid', { path: '/account/nowhere' });
    });
  },
});

/** Without its titles no page can be rendered. */
const withoutTitles = (region: RegionConfig): RegionConfig =>
  ({ ...region, seo: undefined }) as unknown as RegionConfig; // what no region's file can be

export const RenderFails = meta.story({
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withoutTitles} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAYOUT-006', 'LAYOUT-007'], 'shows the generic error page', async () => {
      const title = await shown(canvasElement, 'error_page_title');
      await expect(title.closest('h1')).toHaveTextContent('Oops');
      const text = await shown(canvasElement, 'error_page_text');
      await expect(text).toHaveTextContent(/please reload this page/i);
      await reported('render.crashed', { error: 'TypeError' });
    });
  },
});
