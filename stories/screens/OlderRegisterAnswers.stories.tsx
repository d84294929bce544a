import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import {
  completeOlder,
  NUMBER,
  registerOlder,
  sendOlderCode,
  submitOlder,
  typeOlderCode,
} from '../support/olderSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { shows } from '../support/shows.ts';
import {
  ADDRESS,
  found,
  PASSWORD,
  reported,
  requested,
  requestsOf,
  shown,
  stepShown,
  switchKind,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const onLeave = fn().mockName('leave for');
const byEmail = 'email.register_verify_login';

const meta = preview.meta({
  title: 'Screens/OlderRegisterAnswers',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen', scenario: 'experiments.off' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const madeCalls = () => storyBackend.world.calls.all.map(({ call }) => call);

const asksForEmails = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, needSendEmailsAgreements: true },
});

export const Registered = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asksForEmails} onLeave={onLeave} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await shows(step, ['REG-001', 'FLOW-018', 'FLOW-020'], 'network, rules, server', async () => {
      await registerOlder(context);
      await stepShown(canvasElement, 'success');
      const made = madeCalls();
      await expect(made.indexOf('network.country.check')).toBeLessThan(made.indexOf(byEmail));
      await reported('sign_up.completed');
    });
    await shows(step, ['API-005'], 'with the specified payload', async () => {
      await expect(requestsOf(byEmail)).toEqual([
        expect.objectContaining({ email: ADDRESS, password: PASSWORD, email_logic_type: 3 }),
      ]);
    });
    await shows(
      step,
      ['FLOW-022', 'API-029', 'API-030', 'API-034', 'API-036'],
      'marketing option, snapshot and reach are told',
      async () => {
        await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
        await requested('marketing_opt.set', [{ marketing_opt: 0 }]);
        await requested('action.report', [
          expect.objectContaining({ domain_type: 1, action_type: 2 }),
        ]);
        await requested('pc.register.reach', [{ base_region: '2635167' }]);
        await expect(requestsOf('source.report')).toHaveLength(0);
      },
    );
    await shows(step, ['ROUTE-020'], 'hands over to settle/verification', async () => {
      await expect(onLeave).toHaveBeenCalledWith(expect.stringMatching(/\/settle\/verification$/));
    });
  },
});

export const RegisteredOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await registerOlder(context);
    await shows(context.step, ['API-034', 'ROUTE-021'], 'reached as on a phone', async () => {
      const target = expect.stringMatching(/\/settle\/signup-success$/);
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(target));
      await requested('h5.register.reach', [{ base_region: '2635167' }]);
    });
  },
});

export const RegisteredAcrossBorders = meta.story({
  globals: { region: 'cb', language: 'en' },
  play: async (context) => {
    const { step } = context;
    await sendOlderCode(context, 'phone', '13812345678');
    await typeOlderCode(context, 'phone');
    await completeOlder(context);
    await submitOlder(context);
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    await shows(step, ['API-031', 'FLOW-022'], 'the cross-border action is told', async () => {
      const crossBorder = { type: 1, user_id: expect.anything() as unknown };
      await waitFor(() => expect(requestsOf('action.report')).toContainEqual(crossBorder));
    });
    await step('a site that does not ask for the network did not', async () => {
      await expect(madeCalls()).not.toContain('network.country.check');
    });
  },
});

export const RegisteredBoth = meta.story({
  play: async (context) => {
    await sendOlderCode(context);
    await typeOlderCode(context);
    await switchKind(context, 'phone');
    await sendOlderCode(context, 'phone');
    await typeOlderCode(context, 'phone');
    await completeOlder(context);
    await submitOlder(context);
    await shows(context.step, ['API-006'], 'one registration with both contacts', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      const both = { mobile: `+44${NUMBER}`, email: ADDRESS };
      await expect(requestsOf('register')).toEqual([expect.objectContaining(both)]);
    });
  },
});

const throughSso = (region: RegionConfig): RegionConfig => ({
  ...region,
  sso: { envs: ['storybook'] },
});

export const RegisteredThroughSso = meta.story({
  beforeEach: ({ msw }) => {
    const data = { user_id: '7', user_id_str: '7', redirect_url: `${location.origin}/sso` };
    const answer = () => HttpResponse.json({ message: 'success', data });
    msw.use(http.post('*/email/register_verify_login/', answer));
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={throughSso} onLeave={onLeave} />
  ),
  play: async (context) => {
    await registerOlder(context);
    await shows(context.step, ['FLOW-021'], 'leaves at once, and tells nobody', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(`${location.origin}/sso`));
      await expect(madeCalls()).not.toContain('action.report');
      await expect(madeCalls()).not.toContain('pc.register.reach');
    });
  },
});

let refusal = Promise.withResolvers<undefined>();

/** A refusal comes when the form holds another address. */
export const ChangedWhileSent = meta.story({
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
    await registerOlder(context);
    const submit = await found(canvasElement, '[data-step=single] button[type=submit]');
    const other = await found(canvasElement, '[data-switch=phone]');
    await step('what is sent keeps its block', async () => {
      await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    });
    const email = await found(canvasElement, 'input[name=Email]');
    await userEvent.type(email, '.uk');
    await step('and no code can be asked for meanwhile', async () => {
      const resend = await shown(canvasElement, 'sign_up_resend');
      await expect(resend.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    refusal.resolve(undefined);
    await step('the refusal is not laid on the new address (E-20)', async () => {
      await reported('sign_up.register_failed');
      await waitFor(() => expect(submit).not.toHaveAttribute('data-loading'));
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(canvasElement.querySelector('[data-toasts] [data-tone=danger]')).toBeNull();
    });
    await step('and its ticket not kept for it', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_up_resend'));
      await typeOlderCode(context);
      await submitOlder(context);
      await waitFor(() => expect(requestsOf(byEmail)).toHaveLength(1));
      await expect(JSON.stringify(requestsOf(byEmail)[0])).not.toContain('V-1');
    });
  },
});

/** The address was taken while the form was filled in. */
export const TriedAgain = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendOlderCode(context);
    await typeOlderCode(context);
    await completeOlder(context);
    await storyBackend.world.accounts.create({ email: ADDRESS });
    await shows(step, ['ERR-003'], 'the e-mail’s field says so', async () => {
      await submitOlder(context);
      await shown(canvasElement, 'seller_login_email_exist');
      await found(canvasElement, 'input[name=Email][aria-invalid=true]');
    });
    await shows(step, ['FLOW-017'], 'the next try carries the ticket', async () => {
      await submitOlder(context);
      await waitFor(() => expect(requestsOf(byEmail)).toHaveLength(2));
      const ticket = { verify_ticket: expect.any(String) as unknown };
      await expect(requestsOf(byEmail)[0]).not.toMatchObject({ extra_params: ticket });
      await expect(requestsOf(byEmail)[1]).toMatchObject({ extra_params: ticket });
    });
  },
});
