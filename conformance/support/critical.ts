import type { Site } from './Site.ts';

/** A region that begins with e-mail, one that begins with the phone, and Arabic. */
const CRITICAL = new Set(['gb', 'id', 'me']);

/** Whether other engines than Chromium judge the site as well. */
export const isCritical = ({ region, viewport }: Site): boolean =>
  CRITICAL.has(region) && viewport === 'desktop';
