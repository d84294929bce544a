import * as z from 'zod/mini';

// What the portal keeps in an entry of the browser's history. The browser keeps an entry for a reload and
// for Back from another document, so that each is read by its schema, as stored values are.

const laterStep = z.object({ laterStep: z.literal(true) });
const tips = z.object({ tips: z.literal(true) });
const account = z.object({ account: z.literal(true) });

/** What a flow that leads to another page can ask of it. */
export type Asked = Readonly<Partial<z.infer<typeof tips> & z.infer<typeof account>>>;

/** Whether the entry is that of the later steps. Source: E-14. */
export const isLaterStep = (state: unknown): boolean => laterStep.safeParse(state).success;

/** Whether the flow that made the entry asked for the tips. Source: A§4, S-099. */
export const asksForTips = (state: unknown): boolean => tips.safeParse(state).success;

/** Whether the flow that made the entry stored the account that the log-in begins with. Source: A§4 (FLOW-031). */
export const bringsAccount = (state: unknown): boolean => account.safeParse(state).success;
