import { loaded } from '../ChunkError.ts';

/** Code that the sign-up needs only after its first step. Each is asked for once; the module cache keeps it. */
export const laterSteps = () => loaded('LaterSteps', import('./LaterSteps.tsx'));
export const signUpDialogs = () => loaded('SignUpDialogs', import('./SignUpDialogs.tsx'));
export const sitePicker = () => loaded('SitePicker', import('./SitePicker.tsx'));
export const olderSignUp = () => loaded('OlderSignUp', import('./older/OlderSignUp.tsx'));
