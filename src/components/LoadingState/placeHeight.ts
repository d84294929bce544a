/** Height of the place that the registration form holds while it loads, in pixels (UI-010). */
const FORM_HEIGHT = 535;

/** The height to hold: that of the last time, as far as it is one, else that of the form. Source: S-144. */
export const placeHeight = (last?: number): number =>
  last !== undefined && Number.isFinite(last) && last > 0 ? last : FORM_HEIGHT;
