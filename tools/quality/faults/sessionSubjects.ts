import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import { LOGIN_TICKET } from '../../../mocks/scenarios/named/session.ts';
import { routeTable } from '../../../src/app/routes/routeTable.ts';
import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { askedAtLoad } from './askedAtLoad.ts';
import { calling, openChecked } from './formParts.ts';
import type { Subject } from './Subject.ts';

const CHECK = 'account.get';
const field = ({ page }: FaultUser) => page.locator('[data-step="log-in"] [name="account"]');

/** The login check of a page that loads. */
const atLoad: Subject = {
  site: 'gb',
  ...calling('product', CHECK),
  ...askedAtLoad('/account/login', 'log-in'),
};

/** The calls about the session, which the pages make by themselves. Source: A§4, S-102. */
export const sessionSubjects = {
  'login check': atLoad,
  // The tab is shown again; what was typed stays.
  'login check again': {
    ...atLoad,
    arrive: (user) => openChecked(user, '/account/login'),
    fill: (user) => field(user).fill(knownSeller.email),
    // While a check is under way there is no second one.
    async press({ page }) {
      await page
        .locator('[data-login-check]:not([data-login-check="checking"])')
        .waitFor({ state: 'attached' });
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
    done: (user) =>
      user.until(
        'what was typed',
        async () => (await field(user).inputValue()) === knownSeller.email,
      ),
  },
  'ticket log-in': {
    ...atLoad,
    fill: (user) => user.world.begin('session.ticket'),
    press: async ({ page }) =>
      void (await page.goto(`${routeTable.TicketLogin.path}?ticket=${LOGIN_TICKET}`, {
        waitUntil: 'commit',
      })),
    // The seller is logged in, or at the log-in.
    done: (user) =>
      user.page.waitForURL(
        (url) => url.pathname === '/homepage' || url.pathname === routeTable.Login.path,
      ),
  },
  logout: {
    ...atLoad,
    ...calling('passport', 'logout'),
    // With a session: where it is not ended, the seller comes to the log-in all the same.
    fill: (user) => user.world.begin('session.joined'),
    press: async ({ page }) =>
      void (await page.goto('/account/login?needLogin=1', { waitUntil: 'commit' })),
    async done(user) {
      await atLoad.done(user);
      await user.until('an address without the flag', () => new URL(user.page.url()).search === '');
    },
  },
} as const satisfies Partial<Record<SubjectName, Subject>>;
