import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { nameOf, screensOf } from '../../oracle/screens.ts';
import { screens, siteName, type Viewport } from '../../shared/Site.ts';
import { results } from '../../shared/paths.ts';
import { readScreen } from './readScreen.ts';
import { data } from '../contract.ts';

const soft = expect.configure({ soft: true });

/** The site of a page, by its document and its window. */
async function siteOf(page: Page): Promise<string> {
  const region = (await page.locator('html').getAttribute(data.region)) ?? '';
  const width = page.viewportSize()?.width;
  const viewport: Viewport = width === screens.mobile.viewport.width ? 'mobile' : 'desktop';
  return siteName({ region, viewport });
}

/** Leaves a screen where `npm run conformance -- screens` finds it. */
function leave(name: string, site: string, lines: readonly string[]): void {
  const folder = `${results.screens}${name}/`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${site}~${test.info().testId}.txt`, `${lines.join('\n')}\n`);
}

/**
 * Asserts that assistive technology gets of a page what the oracle has for its state: every part with its
 * role, name and states, in order. Where it differs, the test goes on, so that one run shows all of it.
 */
export async function assertScreen(page: Page, state: string, withModules: boolean): Promise<void> {
  await test.step(`screen: ${state}`, async () => {
    const name = nameOf(state);
    const site = await siteOf(page);
    const expected = screensOf(name).get(site);
    let lines: readonly string[] = [];
    const read = async (): Promise<readonly string[]> =>
      (lines = await readScreen(page, withModules));
    const unknown = `conformance/oracle/screens/${name}.txt has no ${site}; \`npm run conformance -- screens\` writes it`;
    if (expected === undefined) {
      leave(name, site, await read());
      return expect.soft(lines, unknown).toEqual([]);
    }
    await soft.poll(read, { message: `screen: ${state}` }).toEqual(expected);
    leave(name, site, lines);
  });
}
