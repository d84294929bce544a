import { loaded } from '../ChunkError.ts';

/** Code that the sign-up needs only after its first step. Each is asked for once; the module cache keeps it. */
export const reportsAfter = () => import('./reportsAfter.ts');
/** With what the last of them reports, so that nobody waits for it at the end. */
export const laterSteps = () =>
  loaded(
    'LaterSteps',
    Promise.all([import('./LaterSteps.tsx'), reportsAfter()]).then(([steps]) => steps),
  );
export const signUpDialogs = () => loaded('SignUpDialogs', import('./SignUpDialogs.tsx'));
export const sitePicker = () => loaded('SitePicker', import('./SitePicker.tsx'));
export const olderSignUp = () => loaded('OlderSignUp', import('./older/OlderSignUp.tsx'));
