import type { PhoneJudge } from './phoneJudge.ts';

/** What a region, and the phone's parts once they are here, ask of a sign-up form. */
export interface FormRules {
  /** Which agreements have to be ticked. */
  readonly terms: boolean;
  readonly stripe: boolean;
  readonly phoneProblem: PhoneJudge;
}
