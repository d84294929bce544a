import type { ExperimentFlags } from './experimentFlags.ts';

/** The experiments that the user takes part in. Source: A§9, B§4. */
export interface Experiments {
  /** Group of the lead form; null: no form is shown (S-148). */
  readonly leadForm: 'A' | 'B' | null;
  readonly newRegisterPage: boolean;
  readonly dynamicLandingPage: boolean;
  readonly newLookForId: boolean;
  readonly shortVideoFirst: boolean;
  /** Whether a click on the form fetches the pages behind it ahead; null: as the region has it (S-185). */
  readonly formPrefetch: boolean | null;
}

/** The values for a user without experiments. Source: S-010, S-183. */
export const defaultExperiments: Experiments = {
  leadForm: null,
  newRegisterPage: true,
  dynamicLandingPage: false,
  newLookForId: false,
  shortVideoFirst: false,
  formPrefetch: null,
};

const isOn = <Otherwise>(
  flag: number | boolean | undefined,
  otherwise: Otherwise,
): boolean | Otherwise => (flag === undefined ? otherwise : Number(flag) === 1);

const leadGroups: ReadonlyMap<number | undefined, 'A' | 'B'> = new Map([
  [1, 'B'],
  [2, 'A'],
]);

/** Reads the server's flags; an absent one keeps its default. Source: B§4, S-148. */
export const experimentsOf = (flags: ExperimentFlags): Experiments => ({
  leadForm: leadGroups.get(flags.showLeadForm) ?? null,
  newRegisterPage: isOn(flags.showNewRegisterPage, defaultExperiments.newRegisterPage),
  dynamicLandingPage: isOn(flags.showDynamicLandingPage, defaultExperiments.dynamicLandingPage),
  newLookForId: isOn(flags.newLookForID, defaultExperiments.newLookForId),
  shortVideoFirst: isOn(flags.ttsPrimaryRegister, defaultExperiments.shortVideoFirst),
  formPrefetch: isOn(flags.needDynamicFormPrefetch, defaultExperiments.formPrefetch),
});
