import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { SiteEntry } from '../../src/domain/region/SiteEntry.ts';
import { modalBox } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { shows } from '../support/shows.ts';
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

const onLeave = fn().mockName('leave for');

const meta = preview.meta({
  title: 'Screens/RegisterPlaces',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
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

/** A list of sites whose first load fails. */
const onceLost = () => {
  let tries = 0;
  return () =>
    ++tries === 1 ? Promise.reject(new Error('The sites are lost.')) : Promise.resolve([britain]);
};

const inCard = async (canvasElement: HTMLElement) => {
  const card = await found(canvasElement, '[data-simple-register]');
  await expect(card.querySelector('h1')).toBeVisible();
  await expect(card.offsetWidth).toBe(480);
  await found(card, '[data-step=account]');
};

export const FormAlone = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register/form" loaded={loaded} />,
  play: ({ canvasElement, step }) =>
    shows(step, ['REG-019', 'UI-001', 'ROUTE-005'], 'a card with a title', () =>
      inCard(canvasElement),
    ),
});

export const FormAloneInUS = meta.story({
  globals: { region: 'us' },
  render: (_, { loaded }) => <Portal path="/account/register/us" loaded={loaded} />,
  play: ({ canvasElement, step }) =>
    shows(step, ['REG-019', 'UI-001', 'ROUTE-004'], 'a card with a title', () =>
      inCard(canvasElement),
    ),
});

export const FormAloneOnPhone = meta.story({
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
    await shows(step, ['LAYOUT-004', 'NAV-005'], 'one bar, the page’s own', async () => {
      await expect(canvasElement.querySelectorAll('header[data-surface]')).toHaveLength(1);
      await found(canvasElement, 'header[data-surface=transparent]');
    });
    await step('it covers nothing of the form', async () => {
      const bar = await found(canvasElement, 'header[data-surface]');
      const card = await found(canvasElement, '[data-step=account]');
      const { bottom } = bar.getBoundingClientRect();
      await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await shows(step, ['NAV-005'], 'half-transparent once scrolled', async () => {
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
    await shows(step, ['NAV-002'], 'leads to Register', async () => {
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
    await shows(step, ['REG-030'], 'the menu’s Sign up opens the form', async () => {
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

/** Walks the register modal over a page from the menu to the hand-over. */
const throughModal = async (canvasElement: HTMLElement, userEvent: Stage['userEvent']) => {
  const stage = await inRegisterModal({ canvasElement, userEvent });
  const modal = stage.canvasElement;
  await askForCode(stage);
  await enterCode(stage);
  await stepShown(modal, 'password');
  await expect((await modalBox()).width).toBe(innerWidth);
  await choosePassword(stage);
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
};

/** The page’s own form and the modal’s share one history: each leaves the other’s entry alone. */
export const ThroughModalOverRegister = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement, userEvent, step }) =>
    shows(step, ['REG-030'], 'the form in the modal leads to the hand-over', () =>
      throughModal(canvasElement, userEvent),
    ),
});

export const ThroughModalOverLogin = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} onLeave={onLeave} />,
  play: ({ canvasElement, userEvent, step }) =>
    shows(step, ['REG-030'], 'the form in the modal leads to the hand-over', () =>
      throughModal(canvasElement, userEvent),
    ),
});

export const ModalSaysWhatFailed = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'lost@email.send_code' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    await askForCode(stage);
    await step('in the modal, since all outside of it is inert', async () => {
      await found(stage.canvasElement, '[data-toasts] [data-tone=danger]');
      const dismiss = await shown(stage.canvasElement, 'toast_dismiss');
      await userEvent.click(dismiss);
      await waitFor(() => expect(dismiss.isConnected).toBe(false));
    });
  },
});

export const ModalStaysWhileSending = meta.story({
  globals: { region: 'de', language: 'en-GB', viewport: { value: 'phone' } },
  parameters: { scenario: 'pending@email.send_code' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const close = await shown(stage.canvasElement, 'dialog_close');
    await expect(close).not.toHaveAttribute('aria-disabled');
    await askForCode(stage);
    await step('nothing closes it while a request runs (E-30)', async () => {
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
    /** What a phone's Back does to a modal. */
    const back = () => stage.canvasElement.dispatchEvent(new Event('cancel', { cancelable: true }));
    await askForCode(stage);
    await stepShown(stage.canvasElement, 'verification');
    await step('a phone’s Back leads to the account (E-14)', async () => {
      back();
      await stepShown(stage.canvasElement, 'account');
      await expect(stage.canvasElement).toHaveAttribute('open');
    });
    await step('and there it closes the modal', async () => {
      back();
      await waitFor(() => expect(stage.canvasElement).not.toHaveAttribute('open'));
    });
  },
});

/** A browser may close a modal whatever is answered to its `cancel`. */
export const ForcedBackInModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const modal = stage.canvasElement as HTMLDialogElement; // by its selector
    await askForCode(stage);
    await stepShown(modal, 'verification');
    await step('leads to the account as well, and the modal stands', async () => {
      modal.dispatchEvent(new Event('cancel'));
      modal.close();
      await stepShown(modal, 'account');
      await waitFor(() => expect(modal.matches(':modal')).toBe(true));
    });
  },
});

export const StepComesUnderTheMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    (await shown(canvasElement, 'nav_menu_open')).click();
    await dialogShown(canvasElement, 'bar_sign_up');
    await stepShown(canvasElement, 'verification');
    await step('the menu goes with its button, and the step has the focus', async () => {
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      const box = await found(canvasElement, '[data-step=verification] fieldset input');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const StepComesUnderTheModal = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await step('the modal can be closed, and the step has the focus', async () => {
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
    await step('its log-in is the page behind it', async () => {
      await userEvent.click(await shown(modal, 'sign_up_have_account_link'));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
    });
  },
});

/** The countries do not come at first: that is said, and the next press asks again (E-17). */
export const SitesComeLate = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} loadSites={onceLost()} />
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
    await shows(step, ['REG-018'], 'a link opens the countries', async () => {
      await userEvent.click(await found(canvasElement, '[data-switch-site]'));
      await found(canvasElement, 'dialog[open] input[type=radio][value=GB]:checked');
    });
    await shows(step, ['REG-018'], 'the one that is confirmed is where the page goes', async () => {
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
    await shows(step, ['REG-018'], 'no link where a site does not switch', async () => {
      await expect(canvasElement.querySelector('[data-switch-site]')).toBeNull();
    });
  },
});

const onLeaveBanned = fn().mockName('leave for');

export const Banned = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.banned' },
  // Its own: what handed over earlier in this file hears of a page that comes back as well.
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} onLeave={onLeaveBanned} />
  ),
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-023'], 'a spinner, then the page that says so', async () => {
      await waitFor(() =>
        expect(onLeaveBanned).toHaveBeenCalledWith(`${location.origin}/settings/unavailable`),
      );
      await expect(canvasElement.querySelector('form')).toBeNull();
      await expect(await shown(canvasElement, 'loading')).toBeInTheDocument();
    });
    await step('who comes back from there is asked about anew (E-14)', async () => {
      showAgain();
      await expect(onLeaveBanned).toHaveBeenLastCalledWith(null);
    });
  },
});

export const BanUnknown = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.ban_failed' },
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-024'], 'the form, and no word of it', async () => {
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
    await shows(step, ['REG-020'], 'with the account of the link', async () => {
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
    });
  },
});

export const PrefilledWithNumber = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} account="+447911123456" />
  ),
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-020', 'VAL-007'], 'with the number and its country', async () => {
      const field = await found(canvasElement, 'input[name=phone_email][type=tel]');
      await expect((field as HTMLInputElement).value.replaceAll(' ', '')).toBe('7911123456');
      await expect(await found(canvasElement, 'button[data-opens]')).toHaveTextContent('+44');
    });
  },
});

const withoutFill = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, enablePhoneEmailAutoFill: false },
});

export const NotPrefilled = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} account={ADDRESS} change={withoutFill} />
  ),
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-021'], 'the account of the link is ignored', async () => {
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
    await shows(context.step, ['REF-007'], 'the relation is created', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      await requested('growth.relation.create', [{ refercode: 'R-1' }]);
    });
  },
});

const fetchesAhead = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, needDynamicFormPrefetch: true },
});

export const FetchedAhead = meta.story({
  beforeEach: () => () => {
    for (const link of document.querySelectorAll('link[rel=prefetch]')) link.remove();
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={fetchesAhead} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(0);
    await shows(step, ['API-040', 'API-041'], 'the first click fetches what follows', async () => {
      await userEvent.click(field);
      await found(document.documentElement, 'link[rel=prefetch][href="/settle/packages/form.js"]');
      await found(document.documentElement, 'link[rel=prefetch][href="/manifest/settle/form.js"]');
      await found(document.documentElement, 'link[rel=prefetch][href="/manifest/main/shell.js"]');
    });
    await step('and the second does not', async () => {
      await userEvent.click(field);
      await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(1);
    });
  },
});

export const Staying = meta.story({
  play: async ({ step }) => {
    await shows(step, ['TRACK-009'], 'after five seconds it is noted', async () => {
      await reported('sign_up_delay');
    });
  },
});

export const UnknownAddress = meta.story({
  render: (_, { loaded }) => <Portal path="/account/nowhere" loaded={loaded} />,
  play: async ({ canvasElement, step }) => {
    await shows(step, ['ERR-026'], 'reported, and the form shows', async () => {
      await stepShown(canvasElement, 'account');
      await expect(await reported('route.invalid')).toMatchObject({ path: '/account/nowhere' });
    });
  },
});
