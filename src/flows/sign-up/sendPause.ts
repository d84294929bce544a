import type { Wait, Waits } from '../Wait.ts';

/**
 * The pause that the server asked for between codes: it holds for every contact, where the countdown
 * after a code holds for its own alone. Source: CODE-012, E-19.
 */
export const sendPause = ({ send }: Waits): Wait | undefined =>
  send?.after === 'throttled' ? send : undefined;
