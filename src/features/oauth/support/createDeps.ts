import { vi } from 'vitest';
import type { Client } from '../../../api/client.ts';
import { createRequests } from '../../createRequests.ts';
import type { OAuthDeps } from '../runOAuthEffect.ts';

/** Doubles for what the effects of a return from a provider need. */
export const createDeps = (call: Client) => ({
  ...{ method: 'google' as const, call, requests: createRequests(), now: () => 1000 },
  report: vi.fn<OAuthDeps['report']>(),
  toast: vi.fn<OAuthDeps['toast']>(),
  pageToast: vi.fn<OAuthDeps['pageToast']>(),
  form: { clearCode: vi.fn<() => void>(), clearPassword: vi.fn<() => void>() },
  focus: vi.fn<OAuthDeps['focus']>(),
  restoreQuery: vi.fn<OAuthDeps['restoreQuery']>(),
  remember: vi.fn<OAuthDeps['remember']>(),
  leave: vi.fn<OAuthDeps['leave']>(),
  keepAccount: vi.fn<OAuthDeps['keepAccount']>(),
  completeProfile: vi.fn<OAuthDeps['completeProfile']>(),
  goTo: vi.fn<OAuthDeps['goTo']>(),
});
