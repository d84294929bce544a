import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { inModal, pressInModal } from '../support/modal.ts';
import {
  BINDING,
  PartnerPage,
  partnerReturn,
  showContact,
  startAtPartner,
  submitPartnerCode,
} from '../support/partnerSteps.tsx';
import { found, requestsOf, sentCode } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

/** The return from the partner. Source: A§4, S-089. */
const meta = preview.meta({
  title: 'Flows/PartnerOnboarding',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { region: 'id' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    return startAtPartner();
  },
  render: (_, { loaded }) => (
    <PartnerPage path={partnerReturn()} loaded={loaded} onLeave={onLeave} />
  ),
});

export const Bound = meta.story({
  play: async ({ canvasElement, userEvent, step: inStep }) => {
    const stage = { canvasElement, userEvent };
    await covers(inStep, ['PARTNER-003'], 'shows each contact in part, by a switch', async () => {
      await expect(await showContact(stage, 'phone')).toHaveValue('***0101');
      const email = await showContact(stage, 'email');
      await expect(email).toHaveValue('a***@example.com');
      await expect(email).toHaveAttribute('readonly');
      await showContact(stage, 'phone');
    });
    await covers(inStep, ['PARTNER-010', 'PARTNER-011'], 'ends at the verification', async () => {
      await submitPartnerCode(stage);
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      await expect(onLeave).toHaveBeenCalledWith(expect.stringContaining('/settle/'));
      await expect(requestsOf('sms_login_with_bind')).toMatchObject([{ code: sentCode() }]);
      await expect(requestsOf('onboard.v1.toko_fast_onboard.submit')).toHaveLength(1);
      await expect(sessionStorage.getItem('toko_oauth_verify_ticket')).toBeNull();
    });
  },
});

export const RegisteredAtPartner = meta.story({
  parameters: { scenario: 'passport.4026@sms_login_with_bind' },
  play: async ({ canvasElement, userEvent, step: inStep }) => {
    await submitPartnerCode({ canvasElement, userEvent });
    await covers(inStep, ['ERR-018', 'PARTNER-012'], 'starts the linking there', async () => {
      await inModal('registration_signup_tokopedia_phonealreadyregistered');
      await pressInModal('partner_start_linking');
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(BINDING));
      await expect(requestsOf('onboard.v1.toko_fast_onboard.start')).toHaveLength(1);
    });
  },
});

export const LinkingNotStarted = meta.story({
  parameters: {
    scenario: 'passport.4026@sms_login_with_bind+status:500@onboard.v1.toko_fast_onboard.start',
  },
  play: async ({ canvasElement, userEvent, step: inStep }) => {
    await submitPartnerCode({ canvasElement, userEvent });
    await pressInModal('partner_start_linking');
    await inStep('says why in the dialog, whose button can be pressed again', async () => {
      await inModal('selleronboarding_network_error_toast');
      await pressInModal('partner_start_linking');
      await waitFor(() => expect(requestsOf('onboard.v1.toko_fast_onboard.start')).toHaveLength(2));
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

export const WithoutData = meta.story({
  parameters: { scenario: 'status:500@onboard.v1.toko_fast_onboard.toko_data.prefill' },
  play: async ({ canvasElement, step: inStep }) => {
    await inStep('leads to the start without an error', async () => {
      await found(canvasElement, '[data-step=account] form');
      await found(canvasElement, 'a[href="/account/login?channel=spring"]');
      await expect(canvasElement.querySelector('dialog[open], [data-tone=danger]')).toBeNull();
      await expect(requestsOf('oauth.callback')).toHaveLength(1);
    });
  },
});

export const LinkedAlready = meta.story({
  parameters: { scenario: 'passport.1007@sms_login_with_bind' },
  play: async ({ canvasElement, userEvent, step: inStep }) => {
    await submitPartnerCode({ canvasElement, userEvent });
    await covers(inStep, ['ERR-019'], 'says so, with OK', async () => {
      await inModal('registration_signup_tokopedia_accountbinded');
      await pressInModal('confirm_dialog_ok');
      await found(canvasElement, '[data-step=partner] form');
    });
  },
});
