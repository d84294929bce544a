import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import gb from '../../regions/gb.ts';
import { createTexts } from '../i18n/createTexts.ts';
import { loadTexts } from '../i18n/loadTexts.ts';
import { App } from './App.tsx';
import { browserStorage } from './browserStorage.ts';
import { createServices } from './createServices.ts';
import { plainEnvironment } from './environment/Environment.ts';

const stepBrowser = { here: () => false, enter: vi.fn(), go: vi.fn(), onArrival: vi.fn() };
const location = { origin: 'https://gb.portico.example', assign: vi.fn(), reload: vi.fn() };

async function render(path: string): Promise<string> {
  const texts = createTexts('en-GB', await loadTexts('en-GB'));
  const services = createServices({
    site: { region: 'gb', variant: 'standard' },
    region: gb,
    environment: plainEnvironment,
    storage: browserStorage(),
    embedded: false,
    ...{ location, stepBrowser },
  });
  return renderToString(
    <StaticRouter location={path}>
      <App services={services} texts={texts} />
    </StaticRouter>,
  );
}

it('renders the register page without a window', async () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
  const page = await render('/account/register?channel=spring');
  expect(page).toContain('data-step="account"');
  expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
  for (const key of ['sign_up_title', 'sign_up_email_label', 'sign_up_continue'])
    expect(page).toContain(`data-message="${key}"`);
  expect(page).toMatch(/<a [^>]*href="\/account\/login\?channel=spring"/);
  expect(page).toContain('data-message="sign_up_have_account_link"');
  expect(page).toMatch(/<input [^>]*name="phone_email"/);
  expect(location.assign).not.toHaveBeenCalled();
});

it.each(['/account/register', '/account/login'])(
  '%s has nothing that a strict Content-Security-Policy blocks',
  async (path) => {
    const page = await render(path);
    expect(page).not.toMatch(/<(script|style)[\s>]/i);
    expect(page).not.toMatch(/<[^>]*\s(style|on[a-z]+)=/i);
    expect(page).not.toMatch(/(href|src)="(javascript|data):/i);
  },
);
