import { describe, expect, it, vi } from 'vitest';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../../api/account/support/recordingClient.ts';
import { covers } from '#covers';
import type { SharedEvent } from '../../../flows/SharedEvent.ts';
import { settled } from '../../shared/support/runWithDoubles.ts';
import { sharedDeps } from '../support/sharedDeps.ts';
import { runSharedEffect } from './runSharedEffect.ts';

const ada = anEmail('ada@shop.example');
const sends = () => vi.fn<(event: SharedEvent) => void>();

describe('the region check', () => {
  const check = { type: 'CHECK_REGION', request: 3 } as const;

  it('accepts every region without a request where no region is listed', () => {
    const { call, requests } = recordingClient({});
    const send = sends();
    runSharedEffect(check, sharedDeps(call), send);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'REGION_MATCHED', request: 3 });
    expect(requests).toEqual([]);
  });

  it.each([
    ['gb', 'REGION_MATCHED'],
    ['FR', 'REGION_MISMATCHED'],
  ])('a network in %s sends %s', async (ip_region, type) => {
    const { call } = recordingClient({ ip_region });
    const send = sends();
    runSharedEffect(check, sharedDeps(call, ['GB']), send);
    await settled();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type, request: 3 });
  });

  it('sends the error of a failed request', async () => {
    const { call, error } = failingClient();
    const send = sends();
    runSharedEffect(check, sharedDeps(call, ['GB']), send);
    await settled();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: 'REGION_FAILED', request: 3, error, at: 1000 },
    });
  });
});

describe('sending a code', () => {
  const effect = { type: 'SEND_CODE', request: 4, contact: ada, change: true } as const;

  it("uses the effect's contact and the flow's purpose", async () => {
    const { call, requests } = recordingClient({});
    const send = sends();
    runSharedEffect(effect, sharedDeps(call), send);
    await settled();
    expect(requests).toMatchObject([
      { name: 'email.send_code', body: { email: 'ada@shop.example', change: true } },
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'CODE_SENT', request: 4, at: 1000 });
  });

  it('sends the time of a rejection', async () => {
    const { call, error } = failingClient();
    const send = sends();
    runSharedEffect(effect, sharedDeps(call), send);
    await settled();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'SEND_REJECTED',
      request: 4,
      error,
      at: 1000,
    });
  });

  it('sends no event once it is aborted (E-20)', async () => {
    const { call } = failingClient('aborted');
    const deps = sharedDeps(call);
    const send = sends();
    runSharedEffect(effect, deps, send);
    runSharedEffect({ type: 'ABORT' }, deps, send);
    await settled();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('notifications', () => {
  const { call } = recordingClient({});

  it('reports a rejected registration to telemetry and the embedding page, with code and log id only', () => {
    const deps = sharedDeps(call);
    runSharedEffect({ type: 'NOTIFY_FAILURE', code: 1023, logId: 'L-1' }, deps, sends());
    covers(['ERR-009', 'ERR-029'], () => {
      expect(deps.report).toHaveBeenCalledExactlyOnceWith({
        name: 'sign_up.register_failed',
        code: 1023,
        log_id: 'L-1',
      });
      expect(deps.postToHost).toHaveBeenCalledExactlyOnceWith('parent', {
        type: 'register_failed',
        payload: { code: 1023, log_id: 'L-1' },
      });
    });
  });

  it.each([
    ['phone', 1],
    ['email', 2],
  ] as const)('reports a completed sign-up by %s as %i', (method, code) => {
    const deps = sharedDeps(call);
    runSharedEffect({ type: 'TRACK_COMPLETED', method }, deps, sends());
    expect(deps.report).toHaveBeenCalledExactlyOnceWith({
      name: 'sign_up.completed',
      method: code,
    });
  });

  it.each([
    ['shortVideo', 3],
    ['google', 4],
    ['businessAdvertising', 5],
    ['partner', 6],
  ] as const)('reports the sign-in method %s as %i', (method, code) => {
    const deps = sharedDeps(call);
    runSharedEffect({ type: 'TRACK_METHOD', method }, deps, sends());
    expect(deps.report).toHaveBeenCalledExactlyOnceWith({
      name: 'sign_up.method_chosen',
      method: code,
    });
  });

  it('opens the page of a sign-in method', () => {
    const deps = sharedDeps(call);
    const effect = { type: 'START_METHOD', method: 'google' } as const;
    const notice = { from: 'portal', key: 'offline' } as const;
    const send = sends();
    runSharedEffect(effect, deps, send);
    expect(deps.startMethod).toHaveBeenCalledExactlyOnceWith(effect, expect.any(Function));
    vi.mocked(deps.startMethod).mock.calls[0]?.[1](notice);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'START_FAILED', notice });
  });

  it('hands the account to the log-in outside the address', () => {
    const deps = sharedDeps(call);
    runSharedEffect({ type: 'GO_TO_LOGIN', contact: ada, tips: true }, deps, sends());
    expect(deps.prefilledAccount.put).toHaveBeenCalledExactlyOnceWith(ada);
    expect(deps.goToLogin).toHaveBeenCalledExactlyOnceWith({ tips: true, account: true });
    runSharedEffect({ type: 'GO_TO_LOGIN', contact: null, tips: false }, deps, sends());
    expect(deps.prefilledAccount.put).toHaveBeenCalledTimes(1);
    expect(deps.goToLogin).toHaveBeenLastCalledWith({});
  });

  it('stores the account for a reload (E-14)', () => {
    const deps = sharedDeps(call);
    runSharedEffect({ type: 'KEEP_ACCOUNT', contact: ada }, deps, sends());
    expect(deps.keepAccount).toHaveBeenCalledExactlyOnceWith(ada);
  });

  it('shows a toast for a success and for an error', () => {
    const deps = sharedDeps(call);
    const key = 'selleronboarding_sign_up_new_code_toast';
    runSharedEffect({ type: 'TOAST_SENT', key }, deps, sends());
    runSharedEffect({ type: 'TOAST_ERROR', notice: { from: 'server', text: 'No' } }, deps, sends());
    expect(deps.toast.mock.calls).toEqual([
      [{ tone: 'positive', content: { id: key } }],
      [{ tone: 'danger', content: { serverText: 'No', language: '' } }],
    ]);
  });
});
