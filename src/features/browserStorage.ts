import { createSafeStorage, type SafeStorage } from '../domain/tracking/createSafeStorage.ts';

/** The storage of this browser, or memory when it has none (E-22). */
export const browserStorage = (): SafeStorage =>
  createSafeStorage({ local: () => localStorage, session: () => sessionStorage });
