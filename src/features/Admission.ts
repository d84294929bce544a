import { createContext, use } from 'react';

/** Whether `RegisterGate` has found that registration is not banned here. */
export const Admission = createContext(false);

/**
 * Called by everything that can register, so that no way into registration misses the ban check.
 * Source: S-203.
 * @throws Error outside of a `RegisterGate`
 */
export function useAdmission(): void {
  if (!use(Admission))
    throw new Error('Registration needs the check for a ban: wrap it in RegisterGate.');
}
