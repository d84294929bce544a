import { expect, it, vi } from 'vitest';
import gb from '../../../regions/gb.ts';
import th from '../../../regions/th.ts';
import us from '../../../regions/us.ts';
import { plainEnvironment } from '../environment/Environment.ts';
import { prerender } from './prerender.tsx';

const render = (region: typeof gb, path: string): Promise<string> =>
  prerender({
    site: { region: region.id, variant: 'standard' },
    region,
    environment: plainEnvironment,
    path,
  });

it('renders the register page without a window', async () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
  const page = await render(gb, '/account/register?channel=spring');
  expect(page).toContain('data-step="account"');
  expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
  for (const key of ['sign_up_title', 'sign_up_email_label', 'sign_up_continue'])
    expect(page).toContain(`data-message="${key}"`);
  // The same for every address: the query comes once the page is hydrated.
  expect(page).toMatch(/<a [^>]*href="\/account\/login"/);
  expect(page).toContain('data-message="sign_up_have_account_link"');
  expect(page).toMatch(/<input [^>]*name="phone_email"/);
});

it('renders the phone field where the form begins with it, in the language of the site', async () => {
  const page = await render(th, '/account/register');
  expect(page).toMatch(/<input [^>]*type="tel"/);
  expect(page).toContain('เบอร์โทรศัพท์');
});

it('renders the log-in, whose fields take over what is typed before it is hydrated', async () => {
  const page = await render(gb, '/account/login?redirect_url=%2Fsettle');
  expect(page).toContain('data-step="log-in"');
  expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(page).toMatch(/<input [^>]*name="account"/);
  expect(page).toMatch(/<input [^>]*name="password"/);
  expect(page).toMatch(/<a [^>]*href="\/account\/register"/);
  expect(page).not.toContain('role="note"');
  expect(await render(th, '/account/login')).toMatch(/<input [^>]*type="tel"/);
  expect(await render(us, '/account/login')).toContain('data-step="log-in"');
});

it('renders no form where the check of a ban comes first (REG-023)', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await render(us, '/account/register')).not.toContain('<form');
  expect(fetched).not.toHaveBeenCalled();
});

it.each(['/account/register', '/account/login'])(
  '%s has nothing that a strict Content-Security-Policy blocks',
  async (path) => {
    const page = await render(gb, path);
    expect(page).not.toMatch(/<(script|style|link)[\s>]/i);
    expect(page).not.toMatch(/<[^>]*\s(style|on[a-z]+)=/i);
    expect(page).not.toMatch(/(href|src)="(javascript|data):/i);
  },
);
