import type { NotifyFailure } from '../../flows/SharedEffect.ts';
import type { Services } from '../Services.ts';

interface NotifyDeps {
  readonly report: Services['telemetry']['report'];
  readonly postToHost: Services['browser']['postToHost'];
}

/** Reports a rejected registration to the account log and the embedding page. Source: A§8 (ERR-029). */
export function notifyFailure({ code, logId }: NotifyFailure, deps: NotifyDeps): void {
  const failure = { code, log_id: logId };
  deps.report({ name: 'sign_up.register_failed', ...failure });
  deps.postToHost('parent', { type: 'register_failed', payload: failure });
}
