import { describe, expect, it, vi } from 'vitest';
import {
  anEmail,
  aPhone,
  failingClient,
  recordingClient,
} from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import type { LoginEffect } from '../../flows/login/LoginEffect.ts';
import { createRequests } from '../createRequests.ts';
import { runWithDoubles } from '../shared/support/runWithDoubles.ts';
import { runLoginEffect, type LoginDeps } from './runLoginEffect.ts';

const ada = anEmail('ada@shop.example');
const logIn = { type: 'LOG_IN', request: 1, contact: ada, password: 'Market-7' } as const;

function run(effect: LoginEffect, call: Client = recordingClient({}).call) {
  const deps = {
    ...{ call, requests: createRequests(), now: () => 1000 },
    report: vi.fn<LoginDeps['report']>(),
    toast: vi.fn<LoginDeps['toast']>(),
    form: {
      showContact: vi.fn<LoginDeps['form']['showContact']>(),
      clearPassword: vi.fn<LoginDeps['form']['clearPassword']>(),
    },
    focus: vi.fn<LoginDeps['focus']>(),
    keepAccount: vi.fn<LoginDeps['keepAccount']>(),
    remember: vi.fn<LoginDeps['remember']>(),
    leave: vi.fn<LoginDeps['leave']>(),
    startMethod: vi.fn<LoginDeps['startMethod']>(),
  };
  return runWithDoubles(runLoginEffect, effect, deps);
}

describe('LOG_IN', () => {
  it('sends the account with its password, and returns who it was and where to go', async () => {
    const { call, requests } = recordingClient({ redirect_url: '/settle' });
    const { send } = await run(logIn, call);
    await run({ ...logIn, contact: aPhone('gb', '07911123456') }, call);
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/account/login/', { email: 'ada@shop.example', password: 'Market-7' }],
      ['/account/login/', { mobile: '+447911123456', password: 'Market-7' }],
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: 'LOGGED_IN', request: 1, redirectUrl: '/settle' },
    });
  });

  it('sends the error and the time of a rejection', async () => {
    const { call, error } = failingClient();
    const { send } = await run(logIn, call);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: 'LOG_IN_REJECTED', request: 1, error, at: 1000 },
    });
  });
});

it.each([
  [{ type: 'KEEP_ACCOUNT', contact: ada }, 'keepAccount', ada],
  [{ type: 'FOCUS', target: 'password' }, 'focus', 'password'],
  [{ type: 'TRACK_LOGGED_IN', method: 'phone' }, 'report', { name: 'log_in.completed', method: 1 }],
  [
    { type: 'TRACK_METHOD', method: 'google' },
    'report',
    { name: 'log_in.method_chosen', method: 4 },
  ],
  [{ type: 'TOAST_RESET' }, 'toast', { tone: 'positive', content: { id: 'reset_done' } }],
] as const)('%j', async (effect, name, argument) => {
  expect((await run(effect))[name]).toHaveBeenCalledExactlyOnceWith(argument);
});

it('leaves for the seller’s page', async () => {
  const { leave } = await run({ type: 'LEAVE', redirectUrl: null, contact: ada });
  expect(leave).toHaveBeenCalledExactlyOnceWith(null, ada);
});

it('shows a contact, clears the password, remembers the log-in', async () => {
  expect((await run({ type: 'SHOW_CONTACT', contact: ada })).form.showContact).toHaveBeenCalledWith(
    ada,
  );
  expect((await run({ type: 'CLEAR_PASSWORD' })).form.clearPassword).toHaveBeenCalledOnce();
  expect((await run({ type: 'REMEMBER_LOG_IN' })).remember).toHaveBeenCalledOnce();
});

it('opens the page of a method, or reports why it cannot (E-22)', async () => {
  const effect = { type: 'START_METHOD', method: 'google' } as const;
  const { startMethod, send } = await run(effect);
  expect(startMethod).toHaveBeenCalledExactlyOnceWith(effect, expect.any(Function));
  expect(send).not.toHaveBeenCalled();
  const notice = { from: 'portal', key: 'oauth_storage_blocked' } as const;
  startMethod.mock.calls[0]?.[1](notice);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'START_FAILED', notice });
});
