import { regionItems } from './toolbar.ts';
import type { windows } from './windows.ts';

/**
 * What a picture is taken in: switches of the toolbar and the window, by the names that `toolbar.ts` and
 * `preview.tsx` give them. The direction follows from the language. What a story fixes itself stays.
 */
export interface Mode {
  readonly region?: string;
  readonly language?: string;
  readonly theme?: string;
  readonly viewport?: keyof typeof windows;
}

/** By name, as Chromatic and `npm run visual` show them. */
type Modes = Readonly<Record<string, Mode>>;

/** Every region's page in its default language, on a desktop and on a phone. */
export const regionModes: Modes = Object.fromEntries(
  regionItems.flatMap(({ value: region }) =>
    (['desktop', 'phone'] as const).map((viewport) => [
      `${region} ${viewport}`,
      { region, language: 'region', viewport },
    ]),
  ),
);

/** For dialogs: the languages that decide widths and heights, the mirrored one, and the second theme. */
export const dialogModes: Modes = {
  English: { language: 'en-GB' },
  German: { language: 'de-DE' },
  Thai: { language: 'th-TH' },
  Arabic: { language: 'ar' },
  'second theme': { language: 'en-GB', theme: 'tiktok' },
};

/** For stories that hold no state of their own, because they are there for the tests alone. */
export const notPictured = { disableSnapshot: true } as const;

/** For stories whose play needs what moves by itself; it has to end where nothing does. */
export const inMotion = { prefersReducedMotion: 'no-preference' } as const;

/** How every picture is taken, by Chromatic and by `npm run visual`; a story may add to it. */
export const pictured = {
  /** Milliseconds after the play; Chromatic's own machines only. */
  delay: 300,
  pauseAnimationAtEnd: true,
  prefersReducedMotion: 'reduce',
  /** What runs with the clock or by itself: the seconds of a cooldown, and films. */
  ignoreSelectors: [
    '[data-message=sign_up_resend_countdown]',
    '[data-message=send_code_wait_seconds]',
    'video',
  ],
} as const;
