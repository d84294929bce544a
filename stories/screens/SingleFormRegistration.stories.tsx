import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import {
  completeSingleForm,
  NUMBER,
  registerSingleForm,
  sendSingleFormCode,
  submitSingleForm,
  typeSingleFormCode,
} from '../support/singleFormSteps.ts';
import { leftFor } from '../support/leftFor.ts';
import { closeModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  found,
  PASSWORD,
  reported,
  requested,
  requestsOf,
  sentCode,
  shown,
  stepShown,
  switchKind,
  type Stage,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const onLeave = fn().mockName('onLeave');
const byEmail = 'email.register_verify_login';

const meta = preview.meta({
  title: 'Screens/SingleFormRegistration',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'experiments.off' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const madeCalls = () => storyBackend.world.calls.all.map(({ call }) => call);

const withEmailConsent = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, needSendEmailsAgreements: true },
});

export const Registered = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withEmailConsent} onLeave={onLeave} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await covers(
      step,
      ['REG-001', 'FLOW-018', 'FLOW-020'],
      'checks the network, then registers',
      async () => {
        await registerSingleForm(context);
        await stepShown(canvasElement, 'success');
        const steps = ['network.country.check', byEmail];
        const made = madeCalls().filter((call) => call !== null && steps.includes(call));
        await expect(made).toEqual(steps);
        await reported('sign_up.completed');
      },
    );
    await covers(step, ['API-005'], 'sends the specified payload', async () => {
      await expect(requestsOf(byEmail)).toEqual([
        {
          ...{ email: ADDRESS, code: sentCode(), password: PASSWORD },
          ...{ email_logic_type: 3, ect_type: 1, service: `${location.origin}/homepage` },
          extra_params: { biz_param: expect.anything() },
        },
      ]);
    });
    await covers(
      step,
      ['FLOW-022', 'API-029', 'API-030', 'API-034', 'API-036'],
      'reports marketing option, snapshot and reach',
      async () => {
        await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
        await requested('marketing_opt.set', [{ marketing_opt: 0 }]);
        const snapshot = { object_id: expect.any(String), snap_data: expect.any(String) };
        await requested('action.report', [{ domain_type: 1, action_type: 2, ...snapshot }]);
        await requested('pc.register.reach', [{ base_region: '2635167' }]);
        await expect(requestsOf('source.report')).toHaveLength(0);
      },
    );
    await covers(step, ['ROUTE-020'], 'redirects to settle/verification', async () => {
      await expect(onLeave).toHaveBeenCalledWith(expect.stringMatching(/\/settle\/verification$/));
    });
  },
});

export const RegisteredOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await registerSingleForm(context);
    await covers(
      context.step,
      ['API-034', 'ROUTE-021'],
      'uses the calls and the target of a phone',
      async () => {
        const target = expect.stringMatching(/\/settle\/signup-success$/);
        await waitFor(() => expect(onLeave).toHaveBeenCalledWith(target));
        await requested('h5.register.reach', [{ base_region: '2635167' }]);
      },
    );
  },
});

export const RegisteredCrossBorder = meta.story({
  globals: { region: 'cb', language: 'en' },
  play: async (context) => {
    const { step } = context;
    await sendSingleFormCode(context, 'phone', '13812345678');
    await typeSingleFormCode(context, 'phone');
    await completeSingleForm(context);
    await submitSingleForm(context);
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    await covers(step, ['API-031', 'FLOW-022'], 'reports the cross-border action', async () => {
      const crossBorder = { type: 1, user_id: expect.anything() as unknown };
      await waitFor(() => expect(requestsOf('action.report')).toContainEqual(crossBorder));
    });
    await step('does not check the network, as the site configures', async () => {
      await expect(madeCalls()).not.toContain('network.country.check');
    });
  },
});

export const RegisteredWithBothContacts = meta.story({
  play: async (context) => {
    await sendSingleFormCode(context);
    await typeSingleFormCode(context);
    await switchKind(context, 'phone');
    await sendSingleFormCode(context, 'phone');
    await typeSingleFormCode(context, 'phone');
    await completeSingleForm(context);
    await submitSingleForm(context);
    await covers(
      context.step,
      ['API-006'],
      'sends one registration with both contacts',
      async () => {
        await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
        const [first, second] = storyBackend.world.codes.sent.map(({ code }) => code);
        await expect(requestsOf('register')).toEqual([
          {
            ...{ email: ADDRESS, email_code: first, mobile: `+44${NUMBER}`, sms_code: second },
            password: PASSWORD,
            extra_params: { sms_type: 16, biz_param: expect.any(String) },
          },
        ]);
      },
    );
  },
});

const withSso = (region: RegionConfig): RegionConfig => ({
  ...region,
  sso: { envs: ['storybook'] },
});

export const RegisteredWithSso = meta.story({
  beforeEach: ({ msw }) => {
    const data = { user_id: '7', user_id_str: '7', redirect_url: `${location.origin}/sso` };
    const answer = () => HttpResponse.json({ message: 'success', data });
    msw.use(http.post('*/email/register_verify_login/', answer));
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withSso} onLeave={onLeave} />
  ),
  play: async (context) => {
    await registerSingleForm(context);
    await covers(context.step, ['FLOW-021'], 'leaves at once, without reports', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(`${location.origin}/sso`));
      await expect(madeCalls()).not.toContain('action.report');
      await expect(madeCalls()).not.toContain('pc.register.reach');
    });
  },
});

/** Nobody says where to go: the error page shows, and it is reported. Source: S-186. */
async function expectErrorPage(stage: Stage): Promise<void> {
  await registerSingleForm(stage);
  await shown(stage.canvasElement, 'error_page_text');
  await reported('render.crashed', {
    error: 'MissingRedirectUrlError',
  });
  await expect(onLeave).not.toHaveBeenCalled();
}

/** The answer says who was registered. */
export const RegisteredWithSsoWithoutAddress = RegisteredWithSso.extend({
  parameters: { chromatic: notPictured },
  beforeEach: ({ msw }) => {
    const answer = () => HttpResponse.json({ message: 'success', data: { user_id: '7' } });
    msw.use(http.post('*/email/register_verify_login/', answer));
  },
  play: expectErrorPage,
});

/** The answer says no more than that it registered. */
export const RegisteredWithSsoWithoutData = RegisteredWithSso.extend({
  parameters: { chromatic: notPictured },
  beforeEach: ({ msw }) => {
    const answer = () => HttpResponse.json({ message: 'success' });
    msw.use(http.post('*/email/register_verify_login/', answer));
  },
  play: expectErrorPage,
});

const withSsoElsewhere = (region: RegionConfig): RegionConfig => ({
  ...region,
  sso: { envs: ['elsewhere'] },
});

/** The same answer in an environment that the region does not name. */
export const RegisteredWithSsoElsewhere = RegisteredWithSso.extend({
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withSsoElsewhere} onLeave={onLeave} />
  ),
  play: async (context) => {
    await registerSingleForm(context);
    await covers(context.step, ['OAUTH-015'], 'is an ordinary registration', async () => {
      await leftFor(onLeave, `${location.origin}/settle/verification`);
    });
  },
});

const skipped = (call: string): unknown =>
  expect.objectContaining({
    name: 'call.outcome',
    call,
    extra: { failure: 'skipped', status: null },
  });

export const RegisteredOnAnotherHost = meta.story({
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      environment={{ protectedHost: 'seller.example' }}
      onLeave={onLeave}
    />
  ),
  play: async (context) => {
    await registerSingleForm(context);
    await covers(context.step, ['API-035'], 'skips the protected calls', async () => {
      await waitFor(() =>
        expect(storyBackend.world.events.all).toEqual(
          expect.arrayContaining([skipped('action.report'), skipped('pc.register.reach')]),
        ),
      );
      await expect(madeCalls()).not.toContain('action.report');
      await expect(madeCalls()).not.toContain('pc.register.reach');
    });
  },
});

let refusal = Promise.withResolvers<undefined>();

/** The refusal arrives after the address was edited. */
export const EditedWhileSubmitting = meta.story({
  beforeEach: ({ msw }) => {
    refusal = Promise.withResolvers();
    const data = { error_code: 1023, description: '', verify_ticket: 'V-1' };
    const answer = async () => {
      await refusal.promise;
      return HttpResponse.json({ message: 'error', data });
    };
    msw.use(http.post('*/email/register_verify_login/', answer, { once: true }));
  },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await registerSingleForm(context);
    const submit = await found(canvasElement, '[data-step=single] button[type=submit]');
    const other = await found(canvasElement, '[data-switch=phone]');
    await step('the block cannot be switched during the submit', async () => {
      await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    });
    const email = await found(canvasElement, 'input[name=Email]');
    await userEvent.type(email, '.uk');
    await step('no code can be requested meanwhile', async () => {
      const resend = await shown(canvasElement, 'sign_up_resend');
      await expect(resend.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    refusal.resolve(undefined);
    await step('the refusal is not shown at the new address (E-20)', async () => {
      await reported('sign_up.register_failed');
      await waitFor(() => expect(submit).not.toHaveAttribute('data-loading'));
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(canvasElement.querySelector('[data-toasts] [data-tone=danger]')).toBeNull();
    });
    await step('its ticket is not used for the new address', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_up_resend'));
      await typeSingleFormCode(context);
      await submitSingleForm(context);
      await waitFor(() => expect(requestsOf(byEmail)).toHaveLength(1));
      await expect(JSON.stringify(requestsOf(byEmail)[0])).not.toContain('V-1');
    });
  },
});

/** The address was registered elsewhere while the form was filled in. */
export const RetriedWithTicket = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendSingleFormCode(context);
    await typeSingleFormCode(context);
    await completeSingleForm(context);
    await storyBackend.world.accounts.create({ email: ADDRESS });
    await covers(step, ['ERR-003'], 'the error is at the e-mail field', async () => {
      await submitSingleForm(context);
      await shown(canvasElement, 'seller_login_email_exist');
      await found(canvasElement, 'input[name=Email][aria-invalid=true]');
      await closeModal();
    });
    await covers(step, ['FLOW-017'], 'the next attempt sends the ticket', async () => {
      await submitSingleForm(context);
      await waitFor(() => expect(requestsOf(byEmail)).toHaveLength(2));
      const ticket = { verify_ticket: expect.any(String) as unknown };
      await expect(requestsOf(byEmail)[0]).not.toMatchObject({ extra_params: ticket });
      await expect(requestsOf(byEmail)[1]).toMatchObject({ extra_params: ticket });
    });
  },
});
