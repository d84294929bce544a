import { expect, it, vi } from 'vitest';
import {
  anEmail,
  aPhone,
  failingClient,
  recordingClient,
} from '../../../api/account/support/recordingClient.ts';
import type { Client } from '../../../api/client.ts';
import type { ResetEffect } from '../../../flows/password-reset/ResetEffect.ts';
import { createRequests } from '../../createRequests.ts';
import { runWithDoubles } from '../../shared/support/runWithDoubles.ts';
import { runResetEffect, type ResetDeps } from './runResetEffect.ts';

const ada = anEmail('ada@shop.example');
const phone = aPhone('gb', '07911123456');

function run(effect: ResetEffect, call: Client = recordingClient({}).call) {
  const deps = {
    ...{ call, requests: createRequests(), now: () => 1000 },
    ...{ toast: vi.fn<ResetDeps['toast']>(), report: vi.fn<ResetDeps['report']>() },
    keepAccount: vi.fn<ResetDeps['keepAccount']>(),
    form: { clearCode: vi.fn<() => void>(), clearPasswords: vi.fn<() => void>() },
    focus: vi.fn<ResetDeps['focus']>(),
    leave: vi.fn<ResetDeps['leave']>(),
    finish: vi.fn<ResetDeps['finish']>(),
  };
  return runWithDoubles(runResetEffect, effect, deps);
}

const save = {
  type: 'SAVE_PASSWORD',
  request: 3,
  kind: 'email',
  ticket: 'T',
  password: 'p',
} as const;

it.each([
  [
    { type: 'SEND_CODE', request: 1, contact: ada },
    ['email.send_code', { email: 'ada@shop.example', type: 4, email_logic_type: 3 }],
    { type: 'CODE_SENT', request: 1, at: 1000 },
    'SEND_REJECTED',
  ],
  [
    { type: 'CHECK_CODE', request: 2, contact: phone, code: '4829' },
    ['mobile.check_code', { mobile: '+447911123456', type: 4, code: '4829' }],
    { type: 'CODE_ACCEPTED', request: 2, ticket: 'T-1' },
    'CODE_REJECTED',
  ],
  [
    save,
    ['password.reset_by_email_ticket', { ticket: 'T', password: 'p' }],
    { type: 'PASSWORD_SAVED', request: 3 },
    'SAVE_REJECTED',
  ],
  [
    { ...save, kind: 'phone' },
    ['password.reset_by_ticket', { ticket: 'T', password: 'p' }],
    { type: 'PASSWORD_SAVED', request: 3 },
    'SAVE_REJECTED',
  ],
] as const)('%j makes its request and sends its answer', async (effect, request, event, failed) => {
  const { call, requests } = recordingClient({ ticket: 'T-1' });
  expect((await run(effect, call)).send).toHaveBeenCalledExactlyOnceWith(event);
  expect(requests.map(({ name, body }) => [name, body])).toEqual([request]);
  const failing = failingClient();
  expect((await run(effect, failing.call)).send).toHaveBeenCalledExactlyOnceWith({
    ...{ type: failed, request: effect.request, error: failing.error, at: 1000 },
  });
});

it('keeps the account for a reload (E-14), and tracks a code that was not sent (S-196)', async () => {
  const kept = await run({ type: 'KEEP_ACCOUNT', contact: ada });
  expect(kept.keepAccount).toHaveBeenCalledExactlyOnceWith(ada);
  const tracked = await run({ type: 'TRACK', fact: 'sign_up.send_failed' });
  expect(tracked.report).toHaveBeenCalledExactlyOnceWith({ name: 'sign_up.send_failed' });
});

it('ends the panel, with the account', async () => {
  const contact = ada;
  expect((await run({ type: 'LEAVE', contact })).leave).toHaveBeenCalledWith({ contact });
  expect((await run({ type: 'FINISH', contact })).finish).toHaveBeenCalledWith({ contact });
});
