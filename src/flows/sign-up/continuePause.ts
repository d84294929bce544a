import { type Cooldown, type Cooldowns, lastOf } from '../Cooldown.ts';

/** What Continue of the first step waits for: it checks the region and sends a code. Source: E-19, S-209. */
export const continuePause = ({ region, send }: Cooldowns): Cooldown | null => lastOf(region, send);
