import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { results, root } from './report/paths.ts';
import { RunReport } from './report/RunReport.ts';
import { findBrowser } from './run/findBrowser.ts';
import { PreviewServer } from './run/PreviewServer.ts';
import { World } from './support/World.ts';

/**
 * `npm run bench:conformance`: how many tests a second the suite judges, beside a bare Playwright loop
 * that signs up by e-mail on the same page, both by two workers in the same run. At least half is wanted.
 */
const REGION = 'gb';
const WORKERS = 2;
const ROUNDS = 10;
const WANTED = 0.5;

/** One sign-up, without fixtures, assertions, axe, pictures or a report. */
async function signUp(page: Page, origin: string, world: World): Promise<void> {
  const email = 'ada.seller@example.com';
  await page.goto(`${origin}/account/register`);
  await page.locator('[name="phone_email"]').fill(email);
  await page.locator('[data-step="account"] [type="submit"]').click();
  await page.locator('[data-step="verification"] fieldset input').first().focus();
  await page.keyboard.type(await world.codeFor({ known: email }));
  await page.locator('[name="password"]').fill('Market5!place');
  await page.locator('[name="confirm_password"]').fill('Market5!place');
  for (const box of await page.locator('[data-step="password"] [type="checkbox"]').all())
    await box.check();
  await page.locator('[data-step="password"] [type="submit"]').click();
  await page.waitForURL(/\/settle\//);
}

async function loop(browser: Browser, port: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const world = new World(port, `${REGION}.localhost`);
    const context = await browser.newContext({ extraHTTPHeaders: world.headers });
    await signUp(await context.newPage(), `http://${REGION}.localhost:${port}`, world);
    await context.close();
  }
}

/** Sign-ups a second of the bare loop. */
async function bare(): Promise<number> {
  const { path, args } = findBrowser(root);
  const server = await PreviewServer.start(root, {
    server: 'tools/server/preview.ts',
    dist: 'dist',
  });
  const browser = await chromium.launch({ executablePath: path, args });
  const begun = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, () => loop(browser, server.port)));
  const seconds = (performance.now() - begun) / 1000;
  await browser.close();
  await server.stop();
  return (WORKERS * ROUNDS) / seconds;
}

const loops = await bare();
const judged = spawnSync(process.execPath, ['conformance/cli.ts', '--regions', REGION], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (judged.status !== 0)
  throw new Error(`${REGION} is not conformant; see ${results.html} before measuring.`);
const { tests, durationMs } = RunReport.parse(JSON.parse(readFileSync(results.json, 'utf8')));
const perSecond = tests.length / (durationMs / 1000);
const share = perSecond / loops;
console.log(
  `The suite judges ${perSecond.toFixed(2)} tests a second, a bare loop signs up ${loops.toFixed(2)} times: ${(share * 100).toFixed(0)} %, at least ${WANTED * 100} % wanted.`,
);
process.exitCode = share >= WANTED ? 0 : 1;
