import { assumed } from '../../domain/assumed.ts';

/** The query parameter of the fast-onboarding entrance. */
export const FAST_ONBOARDING = assumed('S-093', 'fast_onboarding');
