import { clearFlows } from '../../domain/tracking/clearFlow.ts';
import type { BrowserServices } from '../Services.ts';

/**
 * Ends a log-in or sign-up: removes what the flows stored, and notifies the other tabs by a value that says
 * nothing else. Source: A§4, S-104, S-180, E-15.
 */
export function rememberLogIn({ storage, now }: Pick<BrowserServices, 'storage' | 'now'>): void {
  clearFlows(storage);
  storage.write('seller_login_state', String(now()));
}
