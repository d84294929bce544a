import { describe, expect, it, vi } from 'vitest';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../../api/account/support/recordingClient.ts';
import type { Client } from '../../../api/client.ts';
import type { SignUpEffect } from '../../../flows/sign-up/SignUpEffect.ts';
import type { HandOver } from '../hand-over/createHandOver.ts';
import { handOverDouble } from '../support/handOverDouble.ts';
import { sharedDeps } from '../support/sharedDeps.ts';
import { runWithDoubles } from '../../shared/support/runWithDoubles.ts';
import { runSignUpEffect } from './runSignUpEffect.ts';
import type { SignUpDeps } from './SignUpDeps.ts';

const ada = anEmail('ada@shop.example');

const depsWith = (call: Client, handOver: HandOver) => ({
  ...sharedDeps(call),
  focus: vi.fn<SignUpDeps['focus']>(),
  form: {
    showContact: vi.fn<SignUpDeps['form']['showContact']>(),
    clearCode: vi.fn<() => void>(),
    clearPasswords: vi.fn<() => void>(),
    shown: () => Promise.resolve({ marketing: null, snapData: '{}' }),
  },
  handOver: () => Promise.resolve(handOver),
  switchSite: vi.fn<SignUpDeps['switchSite']>(),
});

async function run(effect: SignUpEffect, call: Client = recordingClient({}).call) {
  const handOver = handOverDouble();
  const deps = depsWith(call, handOver);
  return { ...(await runWithDoubles(runSignUpEffect, effect, deps)), handOver };
}

describe('CHECK_CODE', () => {
  const effect = { type: 'CHECK_CODE', request: 3, contact: ada, code: '482915' } as const;

  it('sends the ticket of an accepted code', async () => {
    const { send } = await run(effect, recordingClient({ verification_ticket: 'T-1' }).call);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'CODE_ACCEPTED',
      request: 3,
      ticket: 'T-1',
    });
  });

  it('sends the error and the time of a rejection', async () => {
    const { call, error } = failingClient();
    const { send } = await run(effect, call);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'CODE_REJECTED',
      request: 3,
      error,
      at: 1000,
    });
  });
});

describe('REGISTER', () => {
  const effect = {
    type: 'REGISTER',
    request: 4,
    contact: ada,
    ticket: 'T-1',
    password: 'abc12!',
  } as const;

  it('sends the ticket with the wanted address and returns the redirect address', async () => {
    const { call, requests } = recordingClient({ user_id_str: '7', redirect_url: '/settle' });
    const { send } = await run(effect, call);
    expect(requests).toMatchObject([
      { body: { verification_ticket: 'T-1', redirect_url: 'https://gb.example/wanted' } },
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'REGISTERED',
      request: 4,
      redirectUrl: '/settle',
      userId: '7',
    });
  });

  it('sends the error and the time of a rejection', async () => {
    const { call, error } = failingClient();
    const { send } = await run(effect, call);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'REGISTER_REJECTED',
      request: 4,
      error,
      at: 1000,
    });
  });
});

it("HAND_OVER reports the agreements of the effect's contact and navigates", async () => {
  const { call, requests } = recordingClient({});
  const { handOver } = await run(
    { type: 'HAND_OVER', contact: ada, redirectUrl: '/answered', userId: '7' },
    call,
  );
  expect(handOver.leave).toHaveBeenCalledExactlyOnceWith([expect.any(Promise)], '/answered');
  await Promise.all(handOver.leave.mock.calls[0]?.[0] ?? []);
  expect(handOver.factsOf).toHaveBeenCalledExactlyOnceWith({
    ...{ marketing: null, snapData: '{}', userId: '7' },
  });
  expect(requests.map(({ name }) => name)).toEqual(['source.report']);
});

describe('synchronous effects', () => {
  it.each([
    [{ type: 'SHOW_CONTACT', contact: ada }, 'showContact', [ada]],
    [{ type: 'CLEAR_CODE' }, 'clearCode', []],
    [{ type: 'CLEAR_PASSWORDS' }, 'clearPasswords', []],
  ] as const)('calls the form for $type', async (effect, name, args) => {
    const { form } = await run(effect);
    expect(form[name]).toHaveBeenCalledExactlyOnceWith(...args);
  });

  it.each([
    [{ type: 'FOCUS', target: 'code' }, 'focus', 'code'],
    [{ type: 'SWITCH_SITE', region: 'id' }, 'switchSite', 'id'],
  ] as const)('calls the page for $type', async (effect, name, arg) => {
    const deps = await run(effect);
    expect(deps[name]).toHaveBeenCalledExactlyOnceWith(arg);
  });

  it.each([
    [{ type: 'TRACK', fact: 'market_confirm.shown' }, { name: 'market_confirm.shown' }],
    [
      { type: 'TRACK_ANSWER', answer: 'log_in' },
      { name: 'sign_up.conflict_answered', answer: 'log_in' },
    ],
    [
      { type: 'SWITCH_SITE', region: 'id' },
      { name: 'market_confirm.country_switched', country: 'id' },
    ],
  ] as const)('reports $type as an event', async (effect, event) => {
    const { report } = await run(effect);
    expect(report).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('passes shared effects to the shared runner', async () => {
    const { goToLogin } = await run({ type: 'GO_TO_LOGIN', contact: null, tips: true });
    expect(goToLogin).toHaveBeenCalledExactlyOnceWith({ tips: true });
  });
});
