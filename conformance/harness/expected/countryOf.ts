import type { Page } from '@playwright/test';
import { expectationsOf } from '../../oracle/regions.ts';
import { read } from './read.ts';

/** The name of a region's country in a language, as the browser has it. Source: S-175. */
export const countryOf = (page: Page, region: string, language: string): Promise<string> =>
  page.evaluate(
    ([code, shownIn]) => new Intl.DisplayNames([shownIn], { type: 'region' }).of(code) ?? code,
    [read(expectationsOf(region).defaultRegionCode), language] as const,
  );
