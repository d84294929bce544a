import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import { leftFor } from '../support/leftFor.ts';
import { inModal, pressInModal } from '../support/modal.ts';
import { BINDING, ENTRANCE_PATH, PartnerPage } from '../support/partnerSteps.tsx';
import {
  dialogShown,
  found,
  requested,
  requestsOf,
  signInMethodsOf,
} from '../support/signUpSteps.ts';

const LOGGED_IN = 'session.none';
const onLeave = fn().mockName('onLeave');

/** Source: A§4 (PARTNER-006, PARTNER-007), S-092, S-093. */
const meta = preview.meta({
  title: 'Screens/FastOnboardingEntrance',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { region: 'id' },
  parameters: { layout: 'fullscreen', scenario: LOGGED_IN },
  beforeEach: () => {
    onLeave.mockClear();
    localStorage.setItem('seller_login_state', '1');
    return () => localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => <PartnerPage path={ENTRANCE_PATH} loaded={loaded} onLeave={onLeave} />,
});

export const Asked = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['PARTNER-006'], 'asks whether to log out and continue', async () => {
      await dialogShown(canvasElement, 'fast_onboarding_log_out');
      await expect(onLeave).not.toHaveBeenCalled();
      await expect(requestsOf('logout')).toEqual([]);
    });
  },
});

export const Continued = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const ok = await dialogShown(canvasElement, 'log_out_continue_ok');
    await covers(step, ['PARTNER-007'], 'logs out and returns to it', async () => {
      await userEvent.click(ok);
      await requested('logout', [{}]);
      const link = '/account/login?fast_onboarding=1&channel=spring';
      await found(canvasElement, `a[href="${link}"]`);
      await expect(sessionStorage.getItem('toko_onboarding')).toBe('1');
      await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
      await expect(onLeave).not.toHaveBeenCalled();
    });
    await covers(step, ['PARTNER-002'], 'offers only the partner', async () => {
      await found(canvasElement, '[data-entrance] [data-sign-in-method=partner]');
      await expect(signInMethodsOf(canvasElement)).toEqual(['partner']);
      await expect(canvasElement.querySelector('main form')).toBeNull();
      await expect(requestsOf('onboard.v1.toko_fast_onboard.criteria.check')).not.toEqual([]);
    });
  },
});

export const Declined = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['PARTNER-006'], 'Cancel leaves for the homepage', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
      const homepage = `${location.origin}/homepage`;
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      await expect(onLeave).toHaveBeenCalledWith(homepage);
      await expect(requestsOf('logout')).toEqual([]);
    });
  },
});

/** The form is no entrance: there is nothing to ask, and a logged-in seller leaves. */
export const GoneToTheForm = meta.story({
  parameters: { scenario: `${LOGGED_IN}+latency:120000@account.get`, chromatic: notPictured },
  play: async ({ canvasElement, userEvent }) => {
    await requested('account.get', [{}]);
    const { pathname } = new URL(ENTRANCE_PATH, location.origin);
    await userEvent.click(await found(canvasElement, `a[href="${pathname}?channel=spring"]`));
    await found(canvasElement, 'main form');
    storyBackend.world.release();
    await leftFor(onLeave, `${location.origin}/homepage`);
    await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
  },
});

const criteria = 'onboard.v1.toko_fast_onboard.criteria.check';

export const RegisteredAtPartner = meta.story({
  parameters: { scenario: `product.4026@${criteria}` },
  play: async ({ step }) => {
    await covers(step, ['ERR-018', 'PARTNER-012'], 'starts the linking there', async () => {
      await inModal('registration_signup_tokopedia_phonealreadyregistered');
      await pressInModal('partner_start_linking');
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(BINDING));
      await expect(requestsOf('onboard.v1.toko_fast_onboard.start')).toHaveLength(1);
    });
  },
});

export const Refused = meta.story({
  parameters: { scenario: `product.other@${criteria}` },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ERR-020'], 'shows the text of the server', async () => {
      await inModal('partner_notice_title');
      await inModal('server_text');
    });
    await step('closes to the plain form', async () => {
      await pressInModal('confirm_dialog_ok');
      await found(canvasElement, '[data-step=account] form');
      await expect(canvasElement.querySelector('[data-entrance], dialog[open]')).toBeNull();
      await waitFor(() => expect(canvasElement.querySelector('main h2')).toHaveFocus());
      await found(canvasElement, 'a[href="/account/login?channel=spring"]');
    });
  },
});

export const NotAsked = meta.story({
  parameters: { scenario: `status:500@${criteria}` },
  play: async ({ canvasElement, step }) => {
    await step('a failed question changes nothing', async () => {
      await waitFor(() => expect(requestsOf(criteria)).toHaveLength(2));
      await found(canvasElement, '[data-entrance] [data-sign-in-method=partner]');
      await expect(canvasElement.querySelector('dialog[open], [data-tone=danger]')).toBeNull();
    });
  },
});
