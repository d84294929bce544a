import type { Contact } from '../expectations/errors.ts';
import { REGION_IDS } from '../expectations/RegionExpectations.ts';

/** The two kinds of screen that every region is judged on (S-012). */
export type Viewport = 'desktop' | 'mobile';

/** One region in one viewport: what a test judges. */
export interface Site {
  readonly region: string;
  readonly viewport: Viewport;
}

/** The screens, in CSS pixels. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** How a site is called in titles and reports: `gb desktop`. */
export const siteName = ({ region, viewport }: Site): string => `${region} ${viewport}`;

/** The way back. @throws Error for a text that is no site's name. */
export function readSiteName(name: string): Site {
  const [region, viewport, ...rest] = name.split(' ');
  if (!region || (viewport !== 'desktop' && viewport !== 'mobile') || rest.length > 0)
    throw new Error(`"${name}" is no site; a site is written "gb desktop".`);
  return { region, viewport };
}

/** Which screen has its turn in a region, for what one of the two is enough. */
export const screenInTurn = (region: string): Viewport =>
  REGION_IDS.indexOf(region) % 2 === 0 ? 'desktop' : 'mobile';

/** Which kind of contact has its turn in a region, for what one of the two is enough. */
export const contactInTurn = (region: string): Contact =>
  REGION_IDS.indexOf(region) % 4 < 2 ? 'email' : 'phone';
