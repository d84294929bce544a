import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { fields, selectors } from './harness/contract.ts';
import { PASSWORD } from './shared/passwords.ts';
import { emailSeller } from './harness/world/Seller.ts';
import { World } from './harness/world/World.ts';
import { expectationsOf, REGION_IDS } from './oracle/regions.ts';
import { known } from './oracle/SourcedValue.ts';
import { project } from './shared/project.ts';
import { results, root } from './shared/paths.ts';
import { RunReport } from './verdict/report/RunReport.ts';
import { findBrowser } from './verdict/run/engines.ts';
import { PreviewServer } from './verdict/run/PreviewServer.ts';

/**
 * `npm run bench -- conformance`: how many tests a second the suite runs, beside a bare Playwright loop
 * that signs up by e-mail on the same page, both with two workers. The suite must reach half of it.
 */
const REGION =
  REGION_IDS.find((id) => known(expectationsOf(id).defaultRegisterType) === 'email') ?? '';
const WORKERS = 2;
const ROUNDS = 10;
const WANTED = 0.5;

/** One sign-up, without fixtures, assertions, axe, pictures or a report. */
async function signUp(page: Page, origin: string, world: World): Promise<void> {
  const seller = emailSeller('ada.seller@example.com');
  const password = page.locator(selectors.step('password'));
  await page.goto(`${origin}/account/register`);
  await page.locator(selectors.field(fields.account)).fill(seller.typed);
  await page.locator(`${selectors.step('account')} [type="submit"]`).click();
  await page.locator(selectors.step('verification')).getByRole('textbox').first().focus();
  await page.keyboard.type(await world.codeFor(seller));
  await password.locator(selectors.field(fields.password)).fill(PASSWORD);
  await password.locator(selectors.field(fields.repeat)).fill(PASSWORD);
  for (const box of await password.getByRole('checkbox').all()) await box.check();
  await password.locator('[type="submit"]').click();
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
async function bareRate(): Promise<number> {
  const { path, args } = findBrowser(root);
  const server = await PreviewServer.start(root, { server: project.server, dist: null });
  const browser = await chromium.launch({ executablePath: path, args });
  const begun = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, () => loop(browser, server.port)));
  const elapsed = (performance.now() - begun) / 1000;
  await browser.close();
  await server.stop();
  return (WORKERS * ROUNDS) / elapsed;
}

const bare = await bareRate();
const run = spawnSync(
  process.execPath,
  ['conformance/verdict/cli.ts', '--regions', REGION, '--allow-partial'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
if (run.status !== 0)
  throw new Error(`A test of ${REGION} failed; see ${results.html} before measuring.`);
const { tests, durationMs } = RunReport.parse(JSON.parse(readFileSync(results.json, 'utf8')));
const rate = tests.length / (durationMs / 1000);
const share = rate / bare;
console.log(
  `The suite runs ${rate.toFixed(2)} tests a second, a bare loop signs up ${bare.toFixed(2)} times: ${(share * 100).toFixed(0)} %, at least ${WANTED * 100} % wanted.`,
);
process.exitCode = share >= WANTED ? 0 : 1;
