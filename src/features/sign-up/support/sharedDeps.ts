import { vi } from 'vitest';
import type { Client } from '../../../api/client.ts';
import { createRequests } from '../../createRequests.ts';
import type { SharedDeps } from '../shared/runSharedEffect.ts';

/** The dependencies of both effect runners, with the test's client. */
export const sharedDeps = (call: Client, allowedRegions: readonly string[] = []) => ({
  call,
  requests: createRequests(),
  allowedRegions,
  codePurpose: (change: boolean) => ({ for: 'sign-up', change }) as const,
  report: vi.fn<SharedDeps['report']>(),
  toast: vi.fn<SharedDeps['toast']>(),
  postToHost: vi.fn<SharedDeps['postToHost']>(),
  keepAccount: vi.fn<SharedDeps['keepAccount']>(),
  prefilledAccount: { put: vi.fn<SharedDeps['prefilledAccount']['put']>() },
  goToLogin: vi.fn<SharedDeps['goToLogin']>(),
  startMethod: vi.fn<SharedDeps['startMethod']>(),
  now: () => 1000,
});
