import type { Page } from '@playwright/test';
import { afterRegister } from '../../../oracle/common/payloads.ts';
import { storage } from '../../../oracle/common/storage.ts';
import type { RegionExpectations } from '../../../oracle/RegionExpectations.ts';
import { failAtLogIn } from '../../../harness/assertions/failAtLogIn.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { isObject, parseJson } from '../../../shared/json.ts';
import { Bar } from '../../../harness/pages/Bar.ts';
import { hold } from '../../../harness/wire/routes.ts';
import { keptUnder, nothingKept } from '../../../harness/world/keptUnder.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import { LIVE } from '../../../shared/live.ts';

const QUERY = '?channel=a&chain=b&track_code=c&qhclickid=d&business_platform=ads&register_libra=e';
const CAME_FROM = 'https://news.example/sellers';
const HOUR = 3_600_000;
const trackKey = storage.trackInfo.key;

/** What the page keeps in either storage, by key: no clause states which area holds what. */
async function kept(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [sessionStorage, localStorage].flatMap((area) => Object.entries<string>(area)),
    ),
  );
}

/** A language of the region that is not its usual one. */
const otherLanguage = ({ languages, defaultLanguage }: RegionExpectations): string =>
  read(languages).find((tag) => tag !== read(defaultLanguage)) ?? '';

/** Waits until the page keeps where the user came from: it can be used before that. */
const tracked = (page: Page): Promise<void> =>
  expect.poll(async () => Object.keys(await kept(page))).toContain(read(trackKey));

/** Makes the tracking info look as old as this, wherever it is kept. */
async function age(page: Page, milliseconds: number): Promise<void> {
  const info = parseJson((await kept(page))[read(trackKey)] ?? '');
  const single = { ...(isObject(info) ? info : {}), timestamp: Date.now() - milliseconds };
  await page.evaluate(
    ([key, text]) => {
      for (const area of [localStorage, sessionStorage])
        if (area.getItem(key) !== null) area.setItem(key, text);
    },
    [read(trackKey), JSON.stringify(single)] as const,
  );
}

/** A moment between two, by the clock of the machine that both run on. */
const between = (from: number, to: number) => (moment: unknown) =>
  typeof moment === 'number' && moment >= from && moment <= to;

rule('storage', ({ viewport }) => {
  test('where a user comes from is stored', LIVE, async ({ page, signUp, expected }) => {
    const begun = Date.now();
    await page.goto(`/account/register${QUERY}`, { referer: CAME_FROM });
    await signUp.account.contact.waitFor();
    await tracked(page);
    const stored = await kept(page);
    const ended = Date.now();
    await covers(['TRACK-001'], 'each under its key', () => {
      expect(stored).toMatchObject({
        [read(storage.channel.key)]: 'a',
        [read(storage.chain.key)]: 'b',
        [read(storage.clickId.key)]: 'd',
        [read(storage.businessPlatform.key)]: 'ads',
        [read(storage.libra.key)]: 'e',
        [read(storage.referrer.key)]: CAME_FROM,
      });
    });
    for (const [value, { life }] of [
      ['a', storage.timedChannel],
      ['b', storage.timedChain],
    ] as const) {
      await covers(['TRACK-002'], `${value} also with its end, a day from now`, () => {
        const isEnd = between(begun + read(life), ended + read(life));
        const timed = Object.values(stored)
          .map((text) => parseJson(text))
          .filter((item) => isObject(item) && item['value'] === value && isEnd(item['timeout']));
        expect(timed).toHaveLength(1);
      });
    }
    await covers(['TRACK-004'], 'the track code with its time', () => {
      const info = parseJson(stored[read(trackKey)] ?? '');
      expect(isObject(info) ? info['track_code'] : info).toBe('c');
      expect(isObject(info) && between(begun, ended)(info['timestamp'])).toBe(true);
    });
    const usual = read(expected.defaultLanguage);
    const other = otherLanguage(expected);
    const root = page.locator('html');
    const bar = new Bar(page, viewport);
    const { key, area } = storage.language;
    const assertKept = async (tag: string): Promise<void> =>
      expect.poll(() => keptUnder(page, read(key))).toEqual({ ...nothingKept, [read(area)]: tag });
    await test.step('F12: one that comes late does not overrule a later choice', async () => {
      expect(await keptUnder(page, read(key))).toEqual(nothingKept);
      await bar.openLanguages();
      await bar.language(other).waitFor();
      const release = await hold(page, /\.js$/);
      const asked = page.waitForRequest(/\.js$/);
      await bar.chooseLanguage(other);
      await asked;
      await bar.openLanguages();
      await bar.chooseLanguage(usual);
      await release();
      await expect(root).toHaveAttribute('lang', usual);
      await assertKept(usual);
    });
    await test.step('S-137: so is the language that they choose', async () => {
      await bar.openLanguages();
      await bar.chooseLanguage(other);
      await expect(root).toHaveAttribute('lang', other);
      await assertKept(other);
    });
    await covers(['I18N-002'], 'which the language of an address precedes (S-135)', async () => {
      await signUp.open(`?default_language=${usual}`);
      await signUp.started(); // the page came in the usual language
      await expect(root).toHaveAttribute('lang', usual);
    });
  });

  test('another language of the same page is no other view of it', async ({
    page,
    logIn,
    world,
    expected,
  }) => {
    const views = async (): Promise<number> =>
      (await world.eventNames()).filter((name) => /view/i.test(name)).length;
    await logIn.open();
    await logIn.account.waitFor();
    await expect.poll(views).toBe(1);
    const before = await page.title();
    const other = otherLanguage(expected);
    const bar = new Bar(page, viewport);
    await bar.openLanguages();
    await bar.chooseLanguage(other);
    await expect.poll(() => page.title(), 'words of its own').not.toBe(before);
    await failAtLogIn(logIn, world);
    expect(await views()).toBe(1);
  });

  for (const counts of [true, false]) {
    test(`a track code ${counts ? 'of this week is reported' : 'older than a week is not reported'}`, async ({
      page,
      signUp,
      arrive,
      wire,
    }) => {
      await signUp.open(QUERY);
      await signUp.account.contact.waitFor();
      await tracked(page);
      await age(page, read(storage.trackInfo.life) + (counts ? -HOUR : HOUR));
      await arrive.atPassword();
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(/\/settle\//);
      await covers(['TRACK-005', 'API-033'], 'by the source report', async () => {
        const path = read(afterRegister.sourceReport.path);
        await expect.poll(() => wire.to(path).length).toBe(1);
        const [report] = wire.to(path);
        const body = JSON.stringify(report?.body);
        expect(body.includes('track_code')).toBe(counts);
        if (counts) expect(body).toContain('general_track_info');
      });
    });
  }
});
