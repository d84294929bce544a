import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { closeModal, modalBox, modalShown, openModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { chooseProvider, termsShown } from '../support/providerSteps.ts';
import {
  ADDRESS,
  dialogShown,
  fill,
  found,
  reported,
  requested,
  requestsOf,
  shown,
  type Stage,
} from '../support/signUpSteps.ts';

const call = 'usseller.onboard.v1.local.us.raw_lead';
const OPENS_AFTER = 20_000;

/** Lets the time of the automatic opening pass; null until the button is there. */
let passTime: (() => void) | null = null;

/** The time of the automatic opening passes only when a story says so; all other timers run. */
function holdOpening() {
  passTime = null;
  const start = globalThis.setTimeout;
  const spy = spyOn(globalThis, 'setTimeout').mockImplementation(((
    handler: () => void,
    delay?: number,
  ) => {
    if (delay !== OPENS_AFTER) return start(handler, delay);
    passTime = handler;
    return 0;
  }) as typeof setTimeout); // no caller here passes arguments to its handler
  return () => spy.mockRestore();
}

const path = '/account/register?utm_source=mail&ticket=T-1';

const meta = preview.meta({
  title: 'Screens/Subscribe',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { region: 'us' },
  parameters: { layout: 'fullscreen' },
  beforeEach: holdOpening,
  render: (_, { loaded, parameters }) => (
    <Portal path={path} loaded={loaded} landing={parameters['landing'] === true} />
  ),
});

const lead = { channel_source: 'sign_up_page', channel_detail: '{"utm_source":"mail"}' };

/** The button of the drawer. */
const button = (canvasElement: HTMLElement) => found(canvasElement, '[data-subscribe]');
const drawerOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLDialogElement>('dialog[data-size=subscribe][open]');
const drawerShown = (canvasElement: HTMLElement) =>
  found(canvasElement, 'dialog[data-size=subscribe][open]');
const drawerGone = (canvasElement: HTMLElement) =>
  waitFor(() => expect(drawerOf(canvasElement)).toBeNull());
/** The account field of the register form. */
const registerField = (canvasElement: HTMLElement) =>
  found(canvasElement, '[data-step=account] input[name=phone_email]');

/** Lets the 20 seconds pass. */
async function timePasses(): Promise<void> {
  await waitFor(() => expect(passTime).not.toBeNull());
  passTime?.();
}

/** Waits until what the page does had the time to open the drawer. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Submits a subscribe form with an account. */
async function subscribe({ canvasElement, userEvent }: Stage, account: string): Promise<void> {
  const field = await found(canvasElement, 'input[name=account]');
  await fill({ canvasElement, userEvent }, field, account);
  await userEvent.click(await found(canvasElement, 'button[type=submit]'));
}

/** Opens the drawer with its button. */
async function openDrawer({ canvasElement, userEvent }: Stage): Promise<Stage> {
  await userEvent.click(await button(canvasElement));
  return { canvasElement: await modalShown(), userEvent };
}

/** Scrolls down to the form in the page, the last module before its end. */
const formInPage = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    scrollTo({ top: document.documentElement.scrollHeight });
    const module = canvasElement.querySelector<HTMLElement>('[data-module=subscribeForm]');
    if (module === null) throw new Error('The page has no subscribe form.');
    await expect(module.nextElementSibling).toHaveAttribute('data-module', 'footer');
    module.scrollIntoView();
    return module;
  });

/** The drawer on a phone, opened by its button below the form. */
async function openOnPhone(stage: Stage): Promise<Stage> {
  const opener = await button(stage.canvasElement);
  await expect(opener.checkVisibility({ visibilityProperty: true })).toBe(false);
  await formInPage(stage.canvasElement);
  await waitFor(() => expect(getComputedStyle(opener).opacity).toBe('1'));
  return openDrawer(stage);
}

export const Button = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('stands beside the form, and nothing is open', async () => {
      const { left, right, top, bottom } = (await button(canvasElement)).getBoundingClientRect();
      const card = (await found(canvasElement, '[data-card]')).getBoundingClientRect();
      await expect(right < card.left || left > card.right || top > card.bottom).toBe(true);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(drawerOf(canvasElement)).toBeNull();
    });
  },
});

/** A region without the button has no drawer either. */
export const WithoutButton = meta.story({
  globals: { region: 'gb' },
  play: async ({ canvasElement, step }) => {
    await found(canvasElement, '[data-register-action]');
    await step('no button, and no time that passes', async () => {
      await settled();
      await expect(canvasElement.querySelector('[data-subscribe]')).toBeNull();
      await expect(passTime).toBeNull();
    });
  },
});

export const LongLabel = meta.story({
  globals: { language: 'en-XA' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['SUB-004'], 'the label has 18 characters and an ellipsis', async () => {
      await expect((await button(canvasElement)).textContent).toMatch(/^[^…]{18}…$/u);
    });
  },
});

export const ManagedTexts = meta.story({
  tags: ['own-words'],
  parameters: { landing: true, scenario: 'landing.managed' },
  play: async ({ canvasElement, userEvent, step }) => {
    const texts = ['One letter a month,', 'no more', 'What is new for sellers.'];
    await covers(step, ['LAND-033'], 'both forms have the texts of the service', async () => {
      const module = await formInPage(canvasElement);
      for (const text of texts) await waitFor(() => expect(module).toHaveTextContent(text));
      const opener = await button(canvasElement);
      await waitFor(() => expect(opener).toHaveTextContent('Send me the letter'));
      const { canvasElement: drawer } = await openDrawer({ canvasElement, userEvent });
      for (const text of texts) await expect(drawer).toHaveTextContent(text);
    });
  },
});

export const OpenedByRequest = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['SUB-002'], 'the button opens the form, Escape closes it', async () => {
      await openDrawer({ canvasElement, userEvent });
      await expect(await button(canvasElement)).toHaveAttribute('aria-expanded', 'true');
      await closeModal();
      await waitFor(async () => expect(await button(canvasElement)).toHaveFocus());
    });
    await covers(step, ['UI-008'], 'the form is 440 px wide', async () => {
      await openDrawer({ canvasElement, userEvent });
      await expect((await modalBox()).width).toBe(440);
      await reported('subscribe.opened', { by: 'visitor' });
    });
    await step('it does not open by itself any more', async () => {
      await closeModal();
      await timePasses();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
  },
});

export const OpenedByItself = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const focused = await found(canvasElement, '[data-bar] button, header button, nav button');
    focused.focus();
    await covers(step, ['SUB-001', 'UI-008'], 'after 20 seconds, 440 px wide', async () => {
      await timePasses();
      const { width } = (await drawerShown(canvasElement)).getBoundingClientRect();
      await expect(Math.round(width)).toBe(440);
      await reported('subscribe.opened', { by: 'timer' });
    });
    await step('takes no focus, locks nothing, and covers no form (E-16)', async () => {
      await expect(focused).toHaveFocus();
      await expect(openModal()).toBeNull();
      await expect(document.documentElement).not.toHaveAttribute('data-locked');
      const card = (await found(canvasElement, '[data-card]')).getBoundingClientRect();
      const drawer = (await drawerShown(canvasElement)).getBoundingClientRect();
      await expect(drawer.right).toBeLessThan(card.left);
    });
    await covers(step, ['SUB-002'], 'it can be closed; then its button has the focus', async () => {
      await userEvent.click(await shown(await drawerShown(canvasElement), 'dialog_close'));
      await drawerGone(canvasElement);
      await waitFor(async () => expect(await button(canvasElement)).toHaveFocus());
    });
  },
});

export const OnceForEachLoad = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await timePasses();
    await userEvent.click(await shown(await drawerShown(canvasElement), 'dialog_close'));
    await drawerGone(canvasElement);
    await step('it does not open again after a visit to another page (S-145)', async () => {
      passTime = null;
      await userEvent.click(await shown(canvasElement, 'sign_up_have_account_link'));
      await userEvent.click(await shown(canvasElement, 'log_in_no_account_link'));
      await button(canvasElement);
      await timePasses();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
  },
});

export const WaitsForForm = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await registerField(canvasElement);
    await button(canvasElement);
    await step('it does not open while a form has the focus (E-16)', async () => {
      field.focus();
      await timePasses();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
    await step('or holds a text', async () => {
      await userEvent.type(field, 'ana');
      field.blur();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
    await step('or asks for the terms of a provider', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'google');
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
      const terms = await termsShown(canvasElement);
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
      await userEvent.click(await found(terms, 'button[type=button]'));
    });
    await step('it opens once the form is left empty', async () => {
      await userEvent.clear(field);
      field.blur();
      await drawerShown(canvasElement);
      await expect(drawerOf(canvasElement)?.contains(document.activeElement)).toBe(false);
    });
  },
});

export const WaitsForDialog = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await button(canvasElement);
    await userEvent.click(await shown(canvasElement, 'nav_menu_open'));
    await modalShown();
    await step('it does not open over a menu or dialog (E-16)', async () => {
      await timePasses();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
    await step('it opens once the menu is closed; the menu’s button keeps the focus', async () => {
      await closeModal();
      await drawerShown(canvasElement);
      await expect((await shown(canvasElement, 'nav_menu_open')).closest('button')).toHaveFocus();
    });
  },
});

export const MakesWay = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const field = await registerField(canvasElement);
    await timePasses();
    await drawerShown(canvasElement);
    await step('it closes for a form that is used then (E-16)', async () => {
      field.focus();
      await drawerGone(canvasElement);
      await expect(field).toHaveFocus();
    });
  },
});

export const AccountMissing = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const { canvasElement: drawer } = await openDrawer({ canvasElement, userEvent });
    await covers(step, ['LEAD-012'], 'an address or a number is needed', async () => {
      await userEvent.click(await found(drawer, 'button[type=submit]'));
      await shown(drawer, 'seller_onboard_us_mandatory_error_msg');
      await expect(await found(drawer, 'input[name=account]')).toHaveFocus();
      await expect(requestsOf(call)).toEqual([]);
    });
  },
});

export const Thanked = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openDrawer({ canvasElement, userEvent });
    const drawer = stage.canvasElement;
    const shopLink = await found(drawer, 'input[name=shopLink]');
    await fill(stage, shopLink, 'https://shop.example');
    await covers(step, ['LEAD-014', 'LEAD-015', 'LEAD-016', 'LEAD-017'], 'posts', async () => {
      await subscribe(stage, ADDRESS);
      const shop = { shop_link: 'https://shop.example' };
      await requested(call, [{ ...lead, ...shop, email: ADDRESS }]);
    });
    await covers(step, ['SUB-003'], 'thanks, and says so', async () => {
      const thanks = await shown(drawer, 'subscribe_thanks_title');
      await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
      await shown(drawer, 'subscribe_thanks_text');
      await expect(drawer.querySelector('form')).toBeNull();
      await reported('lead.created', { source: 'subscribe_form' });
    });
    await step('closed and opened again, the form is empty', async () => {
      await closeModal();
      await openDrawer({ canvasElement, userEvent });
      for (const name of ['account', 'shopLink'])
        await expect(await found(drawer, `input[name=${name}]`)).toHaveValue('');
    });
  },
});

export const ByPhoneNumber = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openDrawer({ canvasElement, userEvent });
    await covers(step, ['LEAD-013', 'LEAD-014'], 'a number is a phone; no shop', async () => {
      await subscribe(stage, '(202) 555-0123');
      await requested(call, [{ ...lead, phone: '+12025550123' }]);
      await shown(stage.canvasElement, 'subscribe_thanks_title');
    });
  },
});

export const Sending = meta.story({
  parameters: { scenario: `pending@${call}` },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openDrawer({ canvasElement, userEvent });
    await subscribe(stage, ADDRESS);
    await step('it cannot be closed or sent twice while the request runs (E-30)', async () => {
      await found(stage.canvasElement, 'button[type=submit][data-loading]');
      await waitFor(() => expect(requestsOf(call)).toHaveLength(1));
      await userEvent.click(await found(stage.canvasElement, 'button[type=submit]'));
      await userEvent.keyboard('{Escape}');
      await expect(stage.canvasElement).toHaveAttribute('open');
      await expect(requestsOf(call)).toHaveLength(1);
    });
  },
});

export const Failed = meta.story({
  parameters: { scenario: `product.other@${call}` },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openDrawer({ canvasElement, userEvent });
    await subscribe(stage, ADDRESS);
    await covers(step, ['LEAD-020'], 'says so, and keeps the form', async () => {
      const toast = await found(stage.canvasElement, '[data-toasts] [data-tone=danger]');
      await shown(toast, 'landing_page_form_submission_failure');
      await expect(await found(stage.canvasElement, 'input[name=account]')).toHaveValue(ADDRESS);
      await reported('lead.failed', { source: 'subscribe_form' });
    });
  },
});

export const InPage = meta.story({
  parameters: { landing: true },
  play: async ({ canvasElement, userEvent, step }) => {
    await button(canvasElement);
    const module = await formInPage(canvasElement);
    await covers(step, ['UI-008'], 'the form is 440 px wide', async () => {
      const form = await found(module, 'form');
      await expect(Math.round(form.getBoundingClientRect().width)).toBe(440);
    });
    await covers(step, ['SUB-003', 'LEAD-015'], 'posts and thanks', async () => {
      await subscribe({ canvasElement: module, userEvent }, ADDRESS);
      await requested(call, [{ ...lead, email: ADDRESS }]);
      const thanks = await shown(module, 'subscribe_thanks_title');
      await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
    });
    await step('who has subscribed is not asked again', async () => {
      await timePasses();
      await settled();
      await expect(drawerOf(canvasElement)).toBeNull();
    });
  },
});

export const FailedInPage = meta.story({
  parameters: { landing: true, scenario: `lost@${call}` },
  play: async ({ canvasElement, userEvent, step }) => {
    const module = await formInPage(canvasElement);
    await covers(step, ['LEAD-012'], 'an address or a number is needed', async () => {
      await userEvent.click(await found(module, 'button[type=submit]'));
      await shown(module, 'seller_onboard_us_mandatory_error_msg');
    });
    await covers(step, ['LEAD-020'], 'a failure says so', async () => {
      await subscribe({ canvasElement: module, userEvent }, ADDRESS);
      const toast = await found(module, '[data-toasts] [data-tone=danger]');
      await shown(toast, 'landing_page_form_submission_failure');
    });
  },
});

export const OnPhone = meta.story({
  parameters: { landing: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openOnPhone({ canvasElement, userEvent });
    await step('a drawer from the lower edge, as wide as the page', async () => {
      await expect(await modalBox()).toMatchObject({ width: 390, atBottom: true });
      await shown(stage.canvasElement, 'subscribe_title');
    });
  },
});

export const ThankedOnPhone = meta.story({
  parameters: { landing: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await openOnPhone({ canvasElement, userEvent });
    await subscribe(stage, ADDRESS);
    await covers(step, ['UI-009'], 'the drawer is 338 px high', async () => {
      await shown(stage.canvasElement, 'subscribe_thanks_text');
      await expect(await modalBox()).toMatchObject({ height: 338, atBottom: true });
    });
  },
});

export const OpenedByItselfOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await button(canvasElement);
    await covers(step, ['SUB-001'], 'after 20 seconds, from the lower edge', async () => {
      await timePasses();
      const drawer = await drawerShown(canvasElement);
      await Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished));
      await expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(innerHeight);
      await expect(drawer.contains(document.activeElement)).toBe(false);
    });
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvasElement, step }) => {
    await button(canvasElement);
    await timePasses();
    await step('in the other corner, the address from left to right (E-25)', async () => {
      const drawer = await drawerShown(canvasElement);
      await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
      await expect(await found(drawer, 'input[name=account]')).toHaveAttribute('dir', 'ltr');
    });
  },
});
