/** The two kinds of screen on which every region is tested (S-012). */
export type Viewport = 'desktop' | 'mobile';

/** One region in one viewport: what a test is about. */
export interface Site {
  readonly region: string;
  readonly viewport: Viewport;
}

/** The screens, in CSS pixels. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** The name of a site in titles and reports: `gb desktop`. */
export const siteName = ({ region, viewport }: Site): string => `${region} ${viewport}`;

/** Reads the name of a site. @throws Error for a text that is none. */
export function readSiteName(name: string): Site {
  const [region, viewport, ...rest] = name.split(' ');
  if (!region || (viewport !== 'desktop' && viewport !== 'mobile') || rest.length > 0)
    throw new Error(`"${name}" is not a site; a site is written "gb desktop".`);
  return { region, viewport };
}
