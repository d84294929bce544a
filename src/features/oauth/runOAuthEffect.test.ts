import { expect, it } from 'vitest';
import { covers } from '#covers';
import {
  anEmail,
  aPhone,
  failingClient,
  recordingClient,
} from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import type { OAuthEffect } from '../../flows/oauth/OAuthEffect.ts';
import { runWithDoubles } from '../shared/support/runWithDoubles.ts';
import { runOAuthEffect } from './runOAuthEffect.ts';
import { createDeps } from './support/createDeps.ts';

const ada = anEmail('ada@shop.example');
const phone = aPhone('gb', '07911123456');

function run(effect: OAuthEffect, call: Client = recordingClient({}).call) {
  const deps = createDeps(call);
  return runWithDoubles(runOAuthEffect, effect, deps);
}

it('exchanges the code with its provider and its state', async () => {
  const { call, requests } = recordingClient({ redirect_url: '/settle', profile_key: null });
  const finish = { type: 'FINISH', request: 1, code: 'C-1', state: 'S-1' } as const;
  const { send } = await run(finish, call);
  expect(requests).toMatchObject([
    { name: 'oauth.callback', body: { provider: 'social', code: 'C-1', state: 'S-1' } },
  ]);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ type: 'FINISHED', request: 1, redirectUrl: '/settle', profileKey: null },
  });
  const failing = failingClient();
  expect((await run(finish, failing.call)).send).toHaveBeenCalledExactlyOnceWith({
    ...{ type: 'FINISH_REJECTED', request: 1, error: failing.error, at: 1000 },
  });
});

it.each([
  [ada, 'conflict', ['email.send_code', { email: ada.email, type: 16, email_logic_type: 3 }]],
  [ada, 'missing', ['email.send_code', { email: ada.email, type: 1, email_logic_type: 3 }]],
  [phone, 'missing', ['mobile.send_code', { mobile: '+447911123456', type: 16 }]],
] as const)('sends a code to %j for a contact: %s', async (contact, reason, request) => {
  const { call, requests } = recordingClient({});
  await covers(['OAUTH-017'], async () => {
    const { send } = await run({ type: 'SEND_CODE', request: 2, contact, reason }, call);
    expect(requests.map(({ name, body }) => [name, body])).toEqual([request]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'CODE_SENT', request: 2, at: 1000 });
  });
});

it.each([
  [ada, ['oauth_login_with_email_bind', { email: ada.email, code: 'C', password: 'P' }]],
  [phone, ['oauth_login_with_mobile_bind', { mobile: '+447911123456', code: 'C', password: 'P' }]],
] as const)('binds %j with code and password', async (contact, request) => {
  const { call, requests } = recordingClient({ redirect_url: null, user_id: '7' });
  await covers(['OAUTH-018'], async () => {
    const bind = { type: 'BIND', request: 3, contact, code: 'C', password: 'P' } as const;
    const { send } = await run(bind, call);
    expect(requests.map(({ name, body }) => [name, body])).toEqual([request]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'BOUND', request: 3, redirectUrl: null });
    const failing = failingClient();
    expect((await run(bind, failing.call)).send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: 'BIND_REJECTED', request: 3, error: failing.error, at: 1000 },
    });
  });
});

it.each([
  [{ type: 'RESTORE_QUERY', search: '?a=b' }, 'restoreQuery', ['?a=b']],
  [{ type: 'LEAVE', redirectUrl: '/settle' }, 'leave', ['/settle']],
  [{ type: 'COMPLETE_PROFILE', profileKey: 'P-1' }, 'completeProfile', ['P-1', undefined]],
  [{ type: 'GO_TO', page: 'login', tips: true }, 'goTo', ['login', { tips: true }]],
  [{ type: 'FOCUS', target: 'code' }, 'focus', ['code']],
  [{ type: 'TRACK_LOGGED_IN' }, 'report', [{ name: 'log_in.completed', method: 4 }]],
  [
    { type: 'TRACK_FAILED', failure: 'unverified' },
    'report',
    [{ name: 'oauth.failed', method: 4, reason: 'state' }],
  ],
  [
    { type: 'TOAST_ERROR', notice: { from: 'server', text: 'Gone' } },
    'toast',
    [{ tone: 'danger', content: { serverText: 'Gone', language: '' } }],
  ],
  [
    { type: 'TOAST_ERROR', notice: { from: 'server', text: 'Gone' }, later: true },
    'pageToast',
    [{ tone: 'danger', content: { serverText: 'Gone', language: '' } }],
  ],
] as const)('%j', async (effect, name, given) => {
  expect((await run(effect))[name]).toHaveBeenCalledExactlyOnceWith(...given);
});
