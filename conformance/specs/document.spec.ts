import { expect, shows, test } from '../fixtures/test.ts';
import { isObject, parseJson } from '../support/json.ts';
import { loopback } from '../support/loopback.ts';
import { read } from '../support/read.ts';

const QUERY = '?channel=spring&utm_source=mail';
const RAW_KEY = /^[a-z0-9]+([_.][A-Za-z0-9]+)+$/;

test('the document is stamped before any script runs', async ({ page, port, expected, signUp }) => {
  const id = read(expected.id);
  const language = read(expected.defaultLanguage);
  await test.step('the served HTML carries region, variant, language and direction', async () => {
    const answer = await loopback({ port, host: `${id}.localhost`, path: '/account/register' });
    const html = /<html\b[^>]*>/.exec(answer.text)?.[0] ?? '';
    expect(answer.status).toBe(200);
    expect(html).toContain(`data-region="${id}"`);
    expect(html).toContain('data-variant="standard"');
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`dir="${read(expected.direction)}"`);
  });
  await shows(
    ['I18N-007'],
    'the page keeps the stamp and speaks the region’s language',
    async () => {
      await signUp.open();
      await signUp.account.contact.waitFor();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-region', id);
      await expect(root).toHaveAttribute('data-variant', 'standard');
      await expect(root).toHaveAttribute('lang', language);
      await expect(root).toHaveAttribute('dir', read(expected.direction));
    },
  );
  await shows(['I18N-003'], 'a language that the region does not list is not spoken', async () => {
    await signUp.open('?default_language=th-TH');
    await signUp.account.contact.waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
  await test.step('the environment block is JSON in the head', async () => {
    const block = page.locator('head > script#environment[type="application/json"]');
    expect(isObject(parseJson((await block.textContent()) ?? ''))).toBe(true);
  });
  await test.step('banner, main and one h1', async () => {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('the title follows the path', async ({ page, signUp }) => {
  await signUp.open();
  await signUp.account.contact.waitFor();
  const signUpTitle = await page.title();
  await page.goto('/account/login');
  await page.getByRole('main').waitFor();
  const logInTitle = await page.title();
  await shows(['LAYOUT-009', 'LAYOUT-010'], 'sign-up and login have titles of their own', () => {
    for (const title of [signUpTitle, logInTitle]) {
      expect(title).not.toBe('');
      expect(title, 'a text, not its key').not.toMatch(RAW_KEY);
    }
    expect(signUpTitle).not.toBe(logInTitle);
  });
});

for (const path of ['/account/nowhere', '/account', '/']) {
  test(`an unknown path goes to register and keeps its query: ${path}`, async ({
    page,
    signUp,
    expected,
  }) => {
    await shows(['ROUTE-016', 'ROUTE-018'], 'redirected, query kept', async () => {
      await page.goto(path + QUERY);
      await expect(page).toHaveURL(
        (url) => url.pathname === `/account/${read(expected.unknownPath)}`,
      );
      expect(new URL(page.url()).search).toBe(QUERY);
      await expect(signUp).toBeAtStep('account');
    });
  });
}

test('an invalid route is reported', async ({ page, signUp, world }) => {
  await page.goto('/account/nowhere');
  await signUp.account.contact.waitFor();
  await shows(['ERR-026'], 'as an event', async () => {
    const names = async (): Promise<string[]> => (await world.events()).map((event) => event.name);
    await expect.poll(names).toContainEqual(expect.stringMatching(/route/i));
  });
});

test('a path may end in a slash', async ({ page, signUp }) => {
  await shows(['ROUTE-003'], 'register answers there too', async () => {
    await page.goto('/account/register/');
    await expect(signUp).toBeAtStep('account');
  });
});

test('a seller with an account finds login', async ({ page, signUp }) => {
  await signUp.open(QUERY);
  await signUp.account.logInLink.waitFor();
  const entries = await page.evaluate(() => history.length);
  await shows(
    ['REG-006', 'LOGIN-002', 'ROUTE-002'],
    'login takes register’s place, query kept',
    async () => {
      await signUp.account.logInLink.click();
      await expect(page).toHaveURL((url) => url.pathname === '/account/login');
      expect(new URL(page.url()).search).toBe(QUERY);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );
});
