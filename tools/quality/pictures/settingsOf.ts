import { initialGlobals } from '../../../.storybook/initialGlobals.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { StoryGlobals } from '../detectors/storybook.ts';
import type { SheetOptions } from './sheetOptions.ts';

/** A setting of the toolbar that a sheet shows its stories in. */
export type Setting = StoryGlobals & { readonly region: string };

/** What a region has of languages, by its navigation. */
type Site = Pick<RegionConfig, 'id'> & {
  readonly navBar: {
    readonly switchLang: Pick<RegionConfig['navBar']['switchLang'], 'languageList'>;
  };
};

/** The settings of a sheet: of the regions each with its languages, else the languages that are asked for. */
export const settingsOf = (
  { sheet, themes, languages }: SheetOptions,
  regions: readonly Site[],
): readonly Setting[] =>
  themes.flatMap((theme) =>
    sheet === 'regions'
      ? regions.flatMap(({ id: region, navBar }) =>
          navBar.switchLang.languageList.map((language) => ({ theme, region, language })),
        )
      : languages.map((language) => ({ theme, region: initialGlobals.region, language })),
  );
