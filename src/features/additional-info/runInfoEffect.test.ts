import { expect, it, vi } from 'vitest';
import {
  anEmail,
  aPhone,
  failingClient,
  recordingClient,
} from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import type { InfoEffect } from '../../flows/additional-info/InfoEffect.ts';
import { createRequests } from '../createRequests.ts';
import { runWithDoubles } from '../shared/support/runWithDoubles.ts';
import { runInfoEffect, type InfoDeps } from './runInfoEffect.ts';

const ada = anEmail('ada@shop.example');
const phone = aPhone('gb', '07911123456');
const service = 'https://gb.example/homepage';

function run(effect: InfoEffect, call: Client = recordingClient({}).call) {
  const deps = {
    ...{ call, requests: createRequests(), now: () => 1000 },
    profile: { profileKey: 'P-1', service },
    report: vi.fn<InfoDeps['report']>(),
    toast: vi.fn<InfoDeps['toast']>(),
    postToHost: vi.fn<InfoDeps['postToHost']>(),
    form: {
      showBlock: vi.fn<InfoDeps['form']['showBlock']>(),
      clearCode: vi.fn<InfoDeps['form']['clearCode']>(),
    },
    focus: vi.fn<InfoDeps['focus']>(),
    keepAccount: vi.fn<InfoDeps['keepAccount']>(),
    goToLogin: vi.fn<InfoDeps['goToLogin']>(),
    leave: vi.fn<InfoDeps['leave']>(),
    handOver: vi.fn<InfoDeps['handOver']>(),
  };
  return runWithDoubles(runInfoEffect, effect, deps);
}

const shared = { profile_key: 'P-1', platform_app_id: 'portico', service };

it.each([
  [
    { type: 'SEND_CODE', request: 1, contact: phone },
    ['mobile.send_code', { mobile: '+447911123456', type: 1 }],
    { type: 'CODE_SENT', request: 1, at: 1000 },
    'SEND_REJECTED',
  ],
  [
    { type: 'BIND', request: 2, proven: { contact: ada, code: '482915' } },
    [
      'email_login_with_bind',
      { email: 'ada@shop.example', email_code: '482915', ...shared, email_logic_type: 3 },
    ],
    { type: 'BOUND', request: 2, redirectUrl: '/settle', userId: '7' },
    'BIND_REJECTED',
  ],
] as const)('%j makes its request and sends its answer', async (effect, request, event, failed) => {
  const { call, requests } = recordingClient({ redirect_url: '/settle', user_id: 7 });
  expect((await run(effect, call)).send).toHaveBeenCalledExactlyOnceWith(event);
  expect(requests.map(({ name, body }) => [name, body])).toEqual([request]);
  const failing = failingClient();
  expect((await run(effect, failing.call)).send).toHaveBeenCalledExactlyOnceWith({
    ...{ type: failed, request: effect.request, error: failing.error, at: 1000 },
  });
});

it('reports a failed bind to the account log and to the embedding page', async () => {
  const { report, postToHost } = await run({ type: 'NOTIFY_FAILURE', code: 1704, logId: 'L-1' });
  const payload = { code: 1704, log_id: 'L-1' } as const;
  expect(report).toHaveBeenCalledWith({ name: 'sign_up.register_failed', ...payload });
  expect(postToHost).toHaveBeenCalledWith('parent', { type: 'register_failed', payload });
});
