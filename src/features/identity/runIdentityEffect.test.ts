import { expect, it, vi } from 'vitest';
import { failingClient } from '../../api/account/support/recordingClient.ts';
import { createRequests } from '../createRequests.ts';
import type { Services } from '../Services.ts';
import { runIdentityEffect } from './runIdentityEffect.ts';

it('reports a code that was not sent (S-196)', () => {
  const report = vi.fn<Services['telemetry']['report']>();
  const deps = {
    ...{ call: failingClient().call, requests: createRequests(), report, now: () => 0 },
    contact: { contact: 'a***@shop.example', contact_type: 'email', ticket: 'T-1' },
    ...{ clearCode: vi.fn<() => void>(), focusCode: vi.fn<() => void>() },
    answer: vi.fn<() => void>(),
  } as const;
  runIdentityEffect({ type: 'TRACK', fact: 'sign_up.send_failed' }, deps, vi.fn());
  expect(report).toHaveBeenCalledExactlyOnceWith({ name: 'sign_up.send_failed' });
});
