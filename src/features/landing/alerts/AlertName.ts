/** The alerts above the main banner. Source: B§2, S-120. */
export const alerts = ['topAlert', 'registerAlert'] as const;

export type AlertName = (typeof alerts)[number];
