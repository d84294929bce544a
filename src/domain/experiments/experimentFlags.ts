import * as z from 'zod/mini';

const flag = z.optional(z.union([z.number(), z.boolean()]));

/** The flags with the server's names; each may be absent. Source: B§4. */
export const experimentFlags = z.object({
  /** 2 group A, 1 group B, else no lead form (S-148). */
  showLeadForm: z.optional(z.number()),
  showNewRegisterPage: flag,
  showDynamicLandingPage: flag,
  newLookForID: flag,
  ttsPrimaryRegister: flag,
  needDynamicFormPrefetch: flag,
});

export type ExperimentFlags = z.infer<typeof experimentFlags>;
