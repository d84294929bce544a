import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { SiteEntry } from '../../src/domain/region/SiteEntry.ts';
import { modalBox } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  dialogShown,
  enterCode,
  found,
  reported,
  requested,
  requestsOf,
  shown,
  stepShown,
  type Stage,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/RegisterPages',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const britain: SiteEntry = {
  region: 'gb',
  code: 'GB',
  group: 'europe',
  invitedOnly: false,
  origin: 'https://gb.portico.example',
};

/** Loads a list of sites; the first attempt fails. */
const failOnce = () => {
  let tries = 0;
  return () =>
    ++tries === 1
      ? Promise.reject(new Error('The first load of this story fails.'))
      : Promise.resolve([britain]);
};

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

export const InModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, step }) => {
    (await shown(canvasElement, 'nav_menu_open')).click();
    await covers(step, ['REG-030'], 'Sign up in the menu opens the form', async () => {
      (await dialogShown(canvasElement, 'bar_sign_up')).click();
      await found(canvasElement, 'dialog[open][data-size=register] input[name=phone_email]');
    });
  },
});

/** Opens the register modal from the menu. */
async function inRegisterModal({ canvasElement, userEvent }: Stage): Promise<Stage> {
  (await shown(canvasElement, 'nav_menu_open')).click();
  (await dialogShown(canvasElement, 'bar_sign_up')).click();
  return {
    canvasElement: await found(canvasElement, 'dialog[open][data-size=register]'),
    userEvent,
  };
}

/** Opens the register modal from the menu and registers in it. */
const registerInModal = async (canvasElement: HTMLElement, userEvent: Stage['userEvent']) => {
  const stage = await inRegisterModal({ canvasElement, userEvent });
  const modal = stage.canvasElement;
  await askForCode(stage);
  await enterCode(stage);
  await stepShown(modal, 'password');
  await expect((await modalBox()).width).toBe(innerWidth);
  await choosePassword(stage);
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
};

/** The page’s form and the modal share one history entry and do not disturb each other. */
export const RegisteredInModalOverRegister = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement, userEvent, step }) =>
    covers(step, ['REG-030'], 'the form in the modal completes the sign-up', () =>
      registerInModal(canvasElement, userEvent),
    ),
});

export const RegisteredInModalOverLogin = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} onLeave={onLeave} />,
  play: ({ canvasElement, userEvent, step }) =>
    covers(step, ['REG-030'], 'the form in the modal completes the sign-up', () =>
      registerInModal(canvasElement, userEvent),
    ),
});

export const SendFailedInModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'lost@email.send_code' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    await askForCode(stage);
    await step('shows the notice in the card, because the page behind is inert', async () => {
      await found(stage.canvasElement, '[data-step=account] [data-toasts] [data-tone=danger]');
    });
  },
});

export const SendingInModal = meta.story({
  globals: { region: 'de', language: 'en-GB', viewport: { value: 'phone' } },
  parameters: { scenario: 'pending@email.send_code' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const close = await shown(stage.canvasElement, 'dialog_close');
    await expect(close).not.toHaveAttribute('aria-disabled');
    await askForCode(stage);
    await step('it cannot be closed while a request runs (E-30)', async () => {
      await waitFor(() => expect(close).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(close);
      await userEvent.keyboard('{Escape}');
      await expect(stage.canvasElement).toHaveAttribute('open');
    });
  },
});

export const BackInModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    /** The event that a phone's Back sends to a modal. */
    const back = () => stage.canvasElement.dispatchEvent(new Event('cancel', { cancelable: true }));
    await askForCode(stage);
    await stepShown(stage.canvasElement, 'verification');
    await step('a phone’s Back returns to the account step (E-14)', async () => {
      back();
      await stepShown(stage.canvasElement, 'account');
      await expect(stage.canvasElement).toHaveAttribute('open');
    });
    await step('at the account step it closes the modal', async () => {
      back();
      await waitFor(() => expect(stage.canvasElement).not.toHaveAttribute('open'));
    });
  },
});

/** A browser may close a modal even if its `cancel` event is prevented. */
export const ForcedBackInModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const modal = stage.canvasElement as HTMLDialogElement; // by its selector
    await askForCode(stage);
    await stepShown(modal, 'verification');
    await step('returns to the account step too, and the modal stays open', async () => {
      modal.dispatchEvent(new Event('cancel'));
      modal.close();
      await stepShown(modal, 'account');
      await waitFor(() => expect(modal.matches(':modal')).toBe(true));
    });
  },
});

export const StepChangesBehindMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    (await shown(canvasElement, 'nav_menu_open')).click();
    await dialogShown(canvasElement, 'bar_sign_up');
    await stepShown(canvasElement, 'verification');
    await step('the menu closes with its button, and focus moves to the step', async () => {
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      const box = await found(canvasElement, '[data-step=verification] fieldset input');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const StepChangesBehindModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await step('after the modal is closed, focus moves to the step', async () => {
      await expect(modal.checkVisibility()).toBe(true);
      await userEvent.click(await shown(modal, 'dialog_close'));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
      const box = await found(canvasElement, '[data-step=verification] fieldset input');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const LogInFromModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await step('its log-in link leads to the page behind it', async () => {
      await userEvent.click(await shown(modal, 'sign_up_have_account_link'));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
    });
  },
});

/** If the countries cannot be loaded, a toast shows it, and the next press tries again (E-17). */
export const SitesFailedOnce = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} loadSites={failOnce()} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const link = await found(canvasElement, '[data-switch-site]');
    await userEvent.click(link);
    await found(canvasElement, '[data-toasts] [data-message=selleronboarding_network_error_toast]');
    await userEvent.click(link);
    await found(canvasElement, 'dialog[open] input[type=radio][value=GB]:checked');
  },
});

export const SwitchingSite = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['REG-018'], 'a link opens the list of countries', async () => {
      await userEvent.click(await found(canvasElement, '[data-switch-site]'));
      await found(canvasElement, 'dialog[open] input[type=radio][value=GB]:checked');
    });
    await covers(step, ['REG-018'], 'confirm opens the site of the chosen country', async () => {
      await userEvent.click(await found(canvasElement, 'dialog[open] input[value=MY]'));
      await expect(onLeave).not.toHaveBeenCalled();
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
      const address = 'https://my.portico.example/account/register/';
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(address));
    });
  },
});

export const NoOtherSite = meta.story({
  globals: { region: 'de', language: 'en-GB' },
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'sign_up_have_account_link');
    await covers(
      step,
      ['REG-018'],
      'has no link if the site does not allow switching',
      async () => {
        await expect(canvasElement.querySelector('[data-switch-site]')).toBeNull();
      },
    );
  },
});

const onLeaveBanned = fn().mockName('onLeave');

export const Banned = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.banned' },
  // A separate mock: earlier stories of this file also react to a restored page.
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} onLeave={onLeaveBanned} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['REG-023', 'API-038'],
      'shows a spinner, then opens the page for banned regions',
      async () => {
        await waitFor(() =>
          expect(onLeaveBanned).toHaveBeenCalledWith(`${location.origin}/settings/unavailable`),
        );
        await expect(canvasElement.querySelector('form')).toBeNull();
        await expect(await shown(canvasElement, 'loading')).toBeInTheDocument();
      },
    );
    await step('after going back from there the ban is checked again (E-14)', async () => {
      showAgain();
      await expect(onLeaveBanned).toHaveBeenLastCalledWith(null);
    });
  },
});

/** The modal over the log-in page registers too, so it checks as well (S-203). */
export const BannedInModal = meta.story({
  globals: { region: 'us', viewport: { value: 'phone' } },
  parameters: { scenario: 'us.banned' },
  render: (_, { loaded }) => (
    <Portal path="/account/login" loaded={loaded} onLeave={onLeaveBanned} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    onLeaveBanned.mockClear();
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await covers(step, ['REG-023'], 'shows a spinner, then opens the page for banned', async () => {
      await waitFor(() =>
        expect(onLeaveBanned).toHaveBeenCalledWith(`${location.origin}/settings/unavailable`),
      );
      await expect(modal.querySelector('form')).toBeNull();
      await expect(await shown(modal, 'loading')).toBeInTheDocument();
    });
  },
});

export const BanUnknown = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.ban_failed' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-024'], 'shows the form without an error', async () => {
      await stepShown(canvasElement, 'account');
      await expect(onLeave).not.toHaveBeenCalled();
      await expect(canvasElement.querySelector('[data-tone]')).toBeNull();
    });
  },
});

export const BanUnreadable = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.ban_unreadable' },
  play: async ({ canvasElement }) => {
    await stepShown(canvasElement, 'account');
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
    await askForCode(context);
    await enterCode(context);
    await choosePassword(context);
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
      await expect(await reported('route.invalid')).toMatchObject({ path: '/account/nowhere' });
    });
  },
});
