import { join } from 'node:path';
import { languagesIn } from '../../regions/languagesIn.ts';
import type { Size } from '../stories/sizes.ts';

/** Where the contact sheet is written. */
export const sheetFolder = join(import.meta.dirname, '../../../.results/contact-sheet');

/** Which stories a sheet shows, by their titles, and the scale in which they can be taken in at a glance. */
const sheets = {
  stories: { heading: 'every story', titles: /^(Screens|Components)\//, scale: 0.5 },
  regions: {
    heading: 'every region in each of its languages',
    ...{ titles: /^Screens\/RegionPages$/, scale: 0.15 },
  },
  dialogs: {
    heading: 'all dialogs, and all errors where they surface',
    ...{ titles: /^(Components\/Dialogs|Errors)\//, scale: 0.25 },
  },
} as const;

/** In what each story is pictured. */
export interface SheetOptions {
  readonly sheet: keyof typeof sheets;
  /** What the sheet shows, after "Portico, ". */
  readonly heading: string;
  readonly titles: RegExp;
  /** Of the pictures, when the sheet is opened: 0.1 to 1. */
  readonly scale: number;
  readonly themes: readonly string[];
  /** `region` is the region's own language. */
  readonly languages: readonly string[];
  /** `own` is the window that a story asks for. */
  readonly sizes: readonly (Size | 'own')[];
}

/** @throws Error when a name is not known, with those that are */
function names(variable: string, given: string, known: readonly string[]): readonly string[] {
  const list = given.split(',').map((name) => name.trim());
  const wrong = list.find((name) => !known.includes(name));
  if (wrong !== undefined)
    throw new Error(`${variable}=${wrong} is not known; there is ${known.join(', ')}.`);
  return list;
}

function sizeOf(given: string): Size | 'own' {
  if (given === 'own') return 'own';
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(given) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`PORTICO_SIZES=${given} is no window; give \`own\` or one like 390x844.`);
  return { width: Number(width), height: Number(height) };
}

/**
 * Reads `PORTICO_SHEET=regions PORTICO_THEMES=seller,tiktok PORTICO_LANGUAGES=region,ar
 * PORTICO_SIZES=own,390x844`. The regions have languages of their own, and a desktop and a phone.
 * @throws Error when one of them is not known
 */
export function readSheetOptions({
  PORTICO_SHEET = 'stories',
  PORTICO_THEMES = 'seller',
  PORTICO_LANGUAGES = 'region',
  PORTICO_SIZES = PORTICO_SHEET === 'regions' ? '1440x900,390x844' : 'own',
}: NodeJS.ProcessEnv): SheetOptions {
  const [sheet] = names('PORTICO_SHEET', PORTICO_SHEET, Object.keys(sheets)) as [
    keyof typeof sheets,
  ]; // checked by names
  return {
    ...{ sheet, ...sheets[sheet] },
    themes: names('PORTICO_THEMES', PORTICO_THEMES, ['seller', 'tiktok']),
    languages: names('PORTICO_LANGUAGES', PORTICO_LANGUAGES, ['region', ...languagesIn()]),
    sizes: PORTICO_SIZES.split(',').map((given) => sizeOf(given.trim())),
  };
}
