import type { BrowserServices } from '../Services.ts';

/** Notifies the other tabs of a log-in, by a value that says nothing else. Source: A§4, S-104, E-15. */
export const rememberLogIn = ({ storage, now }: Pick<BrowserServices, 'storage' | 'now'>): void =>
  storage.write('seller_login_state', String(now()));
