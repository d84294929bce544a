/** Code that the sign-up needs only after its first step. Each is asked for once; the module cache keeps it. */
export const laterSteps = () => import('./LaterSteps.tsx');
export const signUpDialogs = () => import('./SignUpDialogs.tsx');
