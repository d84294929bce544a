/** Default height of the loading registration form, in pixels (UI-010). */
const FORM_HEIGHT = 535;

/** The placeholder's height: the last height if it is valid, else the default. Source: S-144. */
export const placeHeight = (last?: number): number =>
  last !== undefined && Number.isFinite(last) && last > 0 ? last : FORM_HEIGHT;
