import type { Cooldown, Cooldowns } from '../Cooldown.ts';

/**
 * The cooldown between codes that the server requested: it applies to every contact, while the
 * countdown after a code applies only to its contact. Source: CODE-012, E-19.
 */
export const serverCooldown = ({ send }: Cooldowns): Cooldown | undefined =>
  send?.after === 'throttled' ? send : undefined;
