import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { askedAtLoad } from './askedAtLoad.ts';
import { calling, pathOf } from './formParts.ts';
import { seller } from './seller.ts';
import type { Subject } from './Subject.ts';

const REGISTER = '/account/register';
/** The slot that every site with a landing page asks for. */
const SLOT = 'SIGN_UP_FIRST_SCREEN';
const DRAWER = 'dialog[open]';

const lead = calling('product', 'usseller.onboard.v1.local.us.raw_lead');
const content = calling('product', 'onboard.resources.get');
const preload = calling('product', 'onboard.v2.fe_pre_load_config.get');

const inDrawer = ({ page }: FaultUser, selector: string) => page.locator(`${DRAWER} ${selector}`);

/** What the register page asks by itself; the form is there whatever comes of it. */
const asked = { site: 'gb', ...askedAtLoad(REGISTER, 'account') } satisfies Partial<Subject>;

const invited = { site: 'gb', ...askedAtLoad(`${REGISTER}?refercode=R-1`, 'account') };

/** The calls of the landing page: what it reads, and the leads that it takes. */
export const landingSubjects = {
  content: { ...asked, ...content, path: `${content.path}?resource_module_name=${SLOT}` },
  referral: { ...invited, ...calling('product', 'growth.landing_page.get') },
  'referral status': { ...invited, ...calling('product', 'growth.referral_status.get') },
  // The first click on the form fetches the pages behind it.
  preload: {
    ...asked,
    ...preload,
    async fill(user) {
      await user.world.begin('experiments.prefetch');
      const experiments = user.page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === pathOf('product', 'common.get'),
      );
      await user.page.goto(REGISTER);
      await experiments;
    },
    async press(user) {
      const before = user.requestsTo(preload.path);
      // Nothing shows when the page has taken the experiment in.
      await user.until('the prefetch', async () => {
        await user.step('account').locator('header h2').click();
        return user.requestsTo(preload.path) > before;
      });
    },
  },
  lead: {
    ...asked,
    ...lead,
    ...{ site: 'us', form: DRAWER },
    async arrive({ page }) {
      await page.goto(REGISTER);
      await page.locator('[data-subscribe]').click();
      await page.locator(`${DRAWER} form`).waitFor();
    },
    async fill(user) {
      await inDrawer(user, '[name="account"]').fill(seller.email);
      await inDrawer(user, '[name="shopLink"]').fill('https://shop.example.com/ada');
    },
    press: (user) => inDrawer(user, 'button[type="submit"]').click(),
    control: (user) => inDrawer(user, 'button[type="submit"]'),
    done: (user) => inDrawer(user, '[data-message="subscribe_thanks_title"]').waitFor(),
  },
  // The lead of who named a shop goes out with the choice of a way to sign up, and nobody waits for it.
  'lead of a sign-up': {
    ...asked,
    ...lead,
    form: DRAWER, // under it the button waits until it is answered
    async fill(user) {
      const { page } = user;
      await user.world.begin('experiments.group_b');
      await page.goto(REGISTER);
      await page.locator('button:has([data-message="lead_others"])').click();
      await page.locator('[data-step="shop_link"] input').fill('https://shop.example.com/ada');
      await page.locator('[data-step="shop_link"] button[type="submit"]').click();
      await asked.done(user);
    },
    press: ({ page }) => page.locator('[data-sign-in-method="google"]').click(),
    done: ({ page }) =>
      page.locator('[data-method-terms] input[type="checkbox"]').first().waitFor(),
  },
} as const satisfies Partial<Record<SubjectName, Subject>>;
