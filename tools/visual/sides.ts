import type { Browser } from 'playwright-core';
import { Touch } from './causes/Touch.ts';
import { ModuleGraph } from './causes/ModuleGraph.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { join } from 'node:path';
import type { PlannedPicture } from './plan/planPictures.ts';
import { readPlan } from './plan/readPlan.ts';
import { type OpenStorybook, openStorybook } from './take/openStorybook.ts';

/** One side of a comparison, ready to take its pictures. */
export interface OpenSide {
  readonly storybook: OpenStorybook;
  /** By the pictures' keys. */
  readonly plan: ReadonlyMap<string, PlannedPicture>;
  readonly graph: ModuleGraph;
  readonly touch: Touch;
}

/**
 * Serves the built Storybook of a side and reads what it can show.
 * @param sources its files
 * @param built its Storybook
 */
export async function openSide(
  browser: Browser,
  sources: string,
  built: string,
): Promise<OpenSide> {
  const storybook = await openStorybook(browser, built);
  const page = await storybook.page();
  const plan = await readPlan(page);
  await page.page.context().close();
  const regions = await loadRegions(join(sources, 'regions'));
  const languages = Object.fromEntries(
    regions.map(({ id, navBar }) => [id, navBar.switchLang.defaultLang]),
  );
  const graph = ModuleGraph.read(built);
  return {
    ...{ storybook, graph },
    plan: new Map(plan.map((picture) => [picture.key, picture])),
    touch: new Touch({ sources, graph, languages }),
  };
}
