import { loaded } from '../ChunkError.ts';

/** Chunks that the log-in needs only after its form. The module cache keeps each one. */
export const passwordReset = () => loaded('PasswordReset', import('./reset/PasswordReset.tsx'));
export const refusedDialog = () => loaded('RefusedDialog', import('./RefusedDialog.tsx'));
