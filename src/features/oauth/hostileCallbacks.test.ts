import { expect, it } from 'vitest';
import { recordingClient } from '../../api/account/support/recordingClient.ts';
import { encodeConnectState, type ConnectState } from '../../domain/sign-in/connectState.ts';
import { readCallback } from '../../domain/sign-in/readCallback.ts';
import type { Stored } from '../../domain/tracking/storedItems.ts';
import { oauthMachine } from '../../flows/oauth/oauthMachine.ts';
import { oauthStart } from '../../flows/oauth/OAuthState.ts';
import { createRunner } from '../createRunner.ts';
import { settled } from '../shared/support/runWithDoubles.ts';
import { runOAuthEffect } from './runOAuthEffect.ts';
import { createDeps } from './support/createDeps.ts';

const nonce = '0123456789abcdef0123456789abcdef';
const connect: ConnectState = {
  ...{ type: 'register', phone_agreement: false, email_agreement: false },
  ...{ provider: 'social', nonce },
};
const state = encodeConnectState(connect);
const started = { provider: 'social', nonce, search: '' } as const;

/** Opens the callback of the social provider, and returns what it did. */
async function open(query: string, stored: Stored<'oauth_nonce'> | null) {
  const { call, requests } = recordingClient({ profile_key: null });
  const deps = createDeps(call);
  const runner = createRunner(oauthMachine, oauthStart);
  const callback = readCallback({
    ...{ query: new URLSearchParams(query), stored, provider: 'social' },
  });
  const run = () => {
    for (const effect of runner.takeEffects(runner.read()))
      runOAuthEffect(effect, deps, runner.send);
  };
  runner.send({ type: 'ARRIVED', callback });
  run();
  await settled();
  run();
  return { step: runner.read().state.step, calls: requests.length, deps };
}

it('a callback of this tab is exchanged by one call', async () => {
  const { step, calls, deps } = await open(`code=C-1&state=${state}`, started);
  expect([step, calls]).toEqual(['left', 1]);
  expect(deps.leave).toHaveBeenCalledOnce();
});

const foreign = encodeConnectState({ ...connect, nonce: 'f'.repeat(32) });
const swapped = encodeConnectState({ ...connect, provider: 'short_video' });

it.each<readonly [string, string, Stored<'oauth_nonce'> | null]>([
  ['a missing state', 'code=C-1', started],
  ['a wrong state', 'code=C-1&state=1', started],
  ['a foreign state', `code=C-1&state=${foreign}`, started],
  ['a reused state', `code=C-1&state=${state}`, null],
  ['a swapped provider', `code=C-1&state=${swapped}`, started],
  [
    'a start at another provider',
    `code=C-1&state=${state}`,
    { provider: 'short_video', nonce, search: '' },
  ],
  ['doubled parameters', `code=C-1&state=${state}&code=C-2`, started],
  ['a doubled state', `code=C-1&state=${foreign}&state=${state}`, started],
  ['no start', `code=C-1&state=${state}`, null],
  ['a profile without a start', `profileKey=P-1&state=${state}`, null],
  ['nothing', '', null],
  ['a refusal at the provider', `error=access_denied&state=${state}`, started],
  ['a failure of the provider', `error=server_error&state=${state}`, started],
  ['a failure with a code', `error=server_error&code=C-1&state=${state}`, started],
])('%s: makes no call, and ends with a message', async (_, query, stored) => {
  const { step, calls, deps } = await open(query, stored);
  const isLedBack = [deps.pageToast, deps.goTo].every(({ mock }) => mock.calls.length === 1);
  expect([step, isLedBack, calls]).toEqual(isLedBack ? ['left', true, 0] : ['failed', false, 0]);
  expect(deps.remember).not.toHaveBeenCalled();
  expect(deps.leave).not.toHaveBeenCalled();
  expect(deps.completeProfile).not.toHaveBeenCalled();
});
