import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import type { Announcement } from '../detectors/watchAnnouncements.ts';
import { detectorScript } from '../fixtures/detectorScript.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Flow } from './Flow.ts';
import { flows } from './flows.ts';
import { KeyboardUser } from './KeyboardUser.ts';
import { Stillness } from './Stillness.ts';

declare global {
  /** Takes what is announced out of the page, so that it outlives the page. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoAnnounced: (announcement: Announcement) => Promise<void>;
}

/** A service that is down is one of the flows. */
test.use({ allowed: /^console: Failed to load resource: .* 503 / });

/** What a browser does that lets no page keep anything. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('The browser keeps nothing.', 'SecurityError');
      },
    });
}

/** A page that is listened to, whose time stands still unless it is moved. */
async function keyboardUser(page: Page, { scenario, blocksStorage }: Flow): Promise<KeyboardUser> {
  const announced: Announcement[] = [];
  const stillness = new Stillness(page);
  await page.exposeFunction('porticoAnnounced', (one: Announcement) => {
    announced.push(one);
    stillness.note();
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  if (blocksStorage) await page.addInitScript(blockStorage);
  await page.addInitScript(await detectorScript());
  await page.addInitScript(() =>
    globalThis.porticoDetectors.watchAnnouncements((one) => globalThis.porticoAnnounced(one)),
  );
  const session = await page.context().newCDPSession(page);
  return new KeyboardUser({ page, session, stillness, announced, scenario });
}

// Where the product changed on purpose: `npm run test:quality -- --project transcript --update-snapshots`.
for (const flow of flows)
  test(flow.name, async ({ browser, world }) => {
    const { name, site, width, height, scenario, blocksStorage } = flow;
    const context = await browser.newContext({
      baseURL: world.origin(site),
      viewport: { width, height },
      reducedMotion: 'reduce',
      extraHTTPHeaders: { [WORLD_HEADER]: world.name },
    });
    await context.addCookies([world.cookie(site)]);
    const user = await keyboardUser(await context.newPage(), flow);
    const setting = [
      ...[site, `${width} x ${height}`],
      ...(scenario === undefined ? [] : [scenario]),
      ...(blocksStorage ? ['storage blocked'] : []),
    ];
    await flow.walk(user, world).catch((error: unknown) => {
      user.violations.push(`the flow ends early: ${String(error)}`);
    });
    await context.close();
    const lines = [setting.join(', '), '', ...user.lines, ''];
    expect.soft(user.violations).toHaveNoViolations();
    expect(lines.join('\n')).toMatchSnapshot(`${name}.txt`);
  });

test('each transcript belongs to a flow', () => {
  const files = readdirSync(join(import.meta.dirname, 'expected'));
  expect(files.toSorted()).toEqual(flows.map(({ name }) => `${name}.txt`).toSorted());
});
