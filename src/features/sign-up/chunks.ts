import { loaded } from '../ChunkError.ts';

/** Chunks that the sign-up needs after its first step. The module cache keeps each one. */
export const handOver = () => import('./hand-over/createHandOver.ts');
export const handOverReports = () => import('./hand-over/reports.ts');
export const laterRequests = () => import('./steps/askAtLaterStep.ts');
/** The later steps with what ends the last one, so that it is already loaded then. */
export const laterSteps = () =>
  loaded(
    'LaterSteps',
    Promise.all([
      import('./steps/LaterSteps.tsx'),
      handOver(),
      handOverReports(),
      laterRequests(),
    ]).then(([steps]) => steps),
  );
export const signUpDialogs = () => loaded('SignUpDialogs', import('./dialogs/SignUpDialogs.tsx'));
export const sitePicker = () => loaded('SitePicker', import('./dialogs/SitePicker.tsx'));
export const singleForm = () => loaded('SingleForm', import('./single-form/SingleForm.tsx'));
export const leadGate = () => loaded('LeadGate', import('./lead/LeadGate.tsx'));
