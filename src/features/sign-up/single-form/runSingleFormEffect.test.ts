import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { MissingRedirectUrlError } from '../../../domain/redirect/ssoDestination.ts';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../../api/account/support/recordingClient.ts';
import type { Client } from '../../../api/client.ts';
import type { SingleFormEffect } from '../../../flows/single-form/SingleFormEffect.ts';
import { handOverDouble } from '../support/handOverDouble.ts';
import { sharedDeps } from '../support/sharedDeps.ts';
import { runWithDoubles } from '../../shared/support/runWithDoubles.ts';
import { runSingleFormEffect, type SingleFormDeps } from './runSingleFormEffect.ts';

const proven = [{ contact: anEmail('a@b.co'), code: '482915' }] as const;
const registration = { proven, password: 'abc12!' };
const region = { baseRegionId: '2635167', globalSellerType: 2 };
const origin = 'https://gb.example';

interface Run {
  readonly call?: Client;
  readonly sso?: boolean;
  readonly validated?: typeof registration | null;
}

function run(effect: SingleFormEffect, options: Run = {}) {
  const { call = recordingClient({}).call, sso = false, validated = registration } = options;
  const deps = {
    ...sharedDeps(call),
    page: {
      ...{ region, sso, bareAccount: false },
      redirect: { origin, hosts: ['accounts.gb.example'] },
    } as unknown as SingleFormDeps['page'], // only the region fields that a registration sends
    language: 'en-GB',
    focus: vi.fn<SingleFormDeps['focus']>(),
    form: {
      validate: () => Promise.resolve(validated),
      showBlock: vi.fn<SingleFormDeps['form']['showBlock']>(),
      clearCode: vi.fn<SingleFormDeps['form']['clearCode']>(),
      shown: () => ({ marketing: true, snapData: '{}' }),
    },
    handOver: handOverDouble(),
  };
  return runWithDoubles(runSingleFormEffect, effect, deps);
}

describe('VALIDATE', () => {
  it('sends the registration of a valid form, else a refusal', async () => {
    const accepted = await run({ type: 'VALIDATE' });
    expect(accepted.send).toHaveBeenCalledExactlyOnceWith({ type: 'FORM_ACCEPTED', registration });
    const refused = await run({ type: 'VALIDATE' }, { validated: null });
    expect(refused.send).toHaveBeenCalledExactlyOnceWith({ type: 'FORM_REFUSED' });
  });
});

describe('REGISTER', () => {
  const effect = { type: 'REGISTER', request: 2, registration, verifyTicket: 'V-1' } as const;

  it('sends the proven contact with the business data and returns the redirect address', async () => {
    const { call, requests } = recordingClient({ user_id: 7 });
    const { send } = await run(effect, { call });
    expect(requests).toMatchObject([
      {
        name: 'email.register_verify_login',
        body: {
          email: 'a@b.co',
          code: '482915',
          service: `${origin}/homepage`,
          extra_params: { verify_ticket: 'V-1' },
        },
      },
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'REGISTERED',
      request: 2,
      redirectUrl: null,
      userId: '7',
    });
  });

  it('sends the error and the time of a rejection', async () => {
    const { call, error } = failingClient();
    const { send } = await run(effect, { call });
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'REGISTER_REJECTED',
      request: 2,
      error,
      at: 1000,
    });
  });
});

describe('HAND_OVER', () => {
  const contacts = [anEmail('a@b.co')] as const;
  const effect = { type: 'HAND_OVER', contacts, redirectUrl: null, userId: '7' } as const;

  it('sends the reports and navigates to the page that verifies a seller (S-198)', async () => {
    const { handOver } = await run(effect);
    expect(handOver.leave).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([expect.any(Promise)]),
      'https://gb.example/settle/verification',
    );
  });

  it("navigates to the response's address on a single sign-on site and sends no reports", async () => {
    const redirectUrl = 'https://accounts.gb.example/sso';
    const { handOver, report } = await run({ ...effect, redirectUrl }, { sso: true });
    covers(['FLOW-021'], () => {
      expect(handOver.leave).toHaveBeenCalledExactlyOnceWith([], redirectUrl);
    });
    expect(report).not.toHaveBeenCalled();
  });

  it.each([null, ''])('throws for the error page where its address is %j (S-186)', (redirectUrl) =>
    covers(['OAUTH-016'], () =>
      expect(run({ ...effect, redirectUrl }, { sso: true })).rejects.toThrow(
        MissingRedirectUrlError,
      ),
    ),
  );
});

describe('synchronous effects', () => {
  it.each([
    [{ type: 'SHOW_BLOCK', kind: 'phone' }, 'showBlock'],
    [{ type: 'CLEAR_CODE', kind: 'phone' }, 'clearCode'],
  ] as const)('calls the form for $type', async (effect, name) => {
    const { form } = await run(effect);
    expect(form[name]).toHaveBeenCalledExactlyOnceWith('phone');
  });

  it('moves the focus, reports events and runs the shared effects', async () => {
    const focused = await run({ type: 'FOCUS', target: 'email_code' });
    expect(focused.focus).toHaveBeenCalledExactlyOnceWith('email_code');
    const tracked = await run({ type: 'TRACK', fact: 'sign_up.send_failed' });
    expect(tracked.report).toHaveBeenCalledExactlyOnceWith({ name: 'sign_up.send_failed' });
    const { postToHost } = await run({ type: 'NOTIFY_FAILURE', code: 17, logId: null });
    expect(postToHost).toHaveBeenCalledTimes(1);
  });
});
