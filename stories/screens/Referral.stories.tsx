import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { inModal, modalBox, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  askForCode,
  found,
  requested,
  requestsOf,
  shown,
  stepShown,
  type Stage,
} from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Referral',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  // As the page does for itself where it is rendered ahead.
  beforeEach: () => {
    document.documentElement.dataset['referred'] = '';
    return () => delete document.documentElement.dataset['referred'];
  },
  render: (_, { loaded }) => <Portal path="/account/register?refercode=R-1" loaded={loaded} />,
});

const BANNER = '[data-module=referralBanner]';
/** The height of the place that the page keeps for it: 3 rem. */
const PLACE = 48;

const banner = (canvasElement: HTMLElement) => found(canvasElement, BANNER);

const isAboveMainBanner = async (canvasElement: HTMLElement): Promise<void> => {
  const { parentElement: place } = await banner(canvasElement);
  await expect(place?.nextElementSibling).toHaveAttribute('data-module', 'mainBanner');
};

/** Waits until the rewards were asked for so many times. */
const wasRead = (times: number) =>
  waitFor(() => expect(requestsOf('growth.landing_page.get')).toHaveLength(times));

/** The distance of the form from the top of the page. */
const topOfForm = async (canvasElement: HTMLElement): Promise<number> =>
  (await found(canvasElement, '[data-card]')).getBoundingClientRect().top + scrollY;

async function openRewards({ canvasElement, userEvent }: Stage): Promise<HTMLDialogElement> {
  await userEvent.click(await found(canvasElement, `${BANNER} button`));
  return modalShown();
}

export const Invited = meta.story({
  globals: { region: 'gb' },
  play: async (context) => {
    const { canvasElement, step } = context;
    const top = await topOfForm(canvasElement);
    await covers(step, ['REF-001'], 'the banner is above the main banner', () =>
      isAboveMainBanner(canvasElement),
    );
    await step('nothing moves when it comes', async () => {
      await expect(await topOfForm(canvasElement)).toBe(top);
    });
    await covers(step, ['REF-003', 'REF-006'], 'rewards and status were read once', async () => {
      await requested('growth.landing_page.get', [
        { seller_type: '2', base_region: '2635167', is_from_register_page: 'true' },
      ]);
      await requested('growth.referral_status.get', [{ refercode: 'R-1' }]);
    });
    await covers(step, ['REF-002'], 'its button opens the rewards, twice', async () => {
      for (let times = 0; times < 2; times += 1) {
        await openRewards(context);
        await pressInModal('dialog_close');
        await waitFor(() => expect(openModal()).toBeNull());
        await expect(document.activeElement?.closest(BANNER)).not.toBeNull();
      }
    });
    const modal = await openRewards(context);
    await covers(step, ['REF-004'], 'with tasks, the total and the terms', async () => {
      const tasks = [...modal.querySelectorAll('li')].map(({ textContent }) => textContent);
      await expect(tasks).toEqual([
        'Create your seller account5',
        'List your first ten products15',
      ]);
      await expect(modal.querySelector('dd')).toHaveTextContent('20');
      await expect(modal).toHaveTextContent('Rewards are paid after the first order.');
    });
    await covers(step, ['REF-005'], 'and a subtitle with the value 10', async () => {
      await expect(await inModal('referral_subtitle')).toHaveTextContent(/\b10\b/);
    });
  },
});

/** Where the list of modules does not name it, it has the same place (S-119). */
export const InvitedAcrossBorders = meta.story({
  globals: { region: 'cb' },
  play: async ({ canvasElement, step }) => {
    await step('the banner is above the main banner', () => isAboveMainBanner(canvasElement));
    await step('the type of a seller across borders', async () => {
      await expect(requestsOf('growth.landing_page.get')).toMatchObject([{ seller_type: '1' }]);
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvasElement, step } = context;
    const top = await topOfForm(canvasElement);
    await step('its line fits its place, so that nothing moves', async () => {
      await expect((await banner(canvasElement)).offsetHeight).toBe(PLACE);
      await expect(await topOfForm(canvasElement)).toBe(top);
    });
    await step('its button is as high, for a finger', async () => {
      const { clientHeight } = await found(canvasElement, `${BANNER} button`);
      await expect(clientHeight).toBeGreaterThanOrEqual(44);
    });
    await step('the rewards open from below', async () => {
      await openRewards(context);
      await expect((await modalBox()).atBottom).toBe(true);
      await pressInModal('dialog_close');
      await waitFor(() => expect(openModal()).toBeNull());
    });
    await step('a full-screen step hides it, and leaves no gap', async () => {
      await askForCode(context);
      await stepShown(canvasElement, 'verification');
      await expect(await banner(canvasElement)).not.toBeVisible();
      const { clientHeight } = await found(canvasElement, '[data-referral-place]');
      await expect(clientHeight).toBe(0);
    });
  },
});

export const InArabic = meta.story({
  globals: { region: 'me', language: 'ar' },
  play: async (context) => {
    const { canvasElement } = context;
    await expect(await shown(canvasElement, 'referral_banner')).toHaveTextContent(/\p{sc=Arab}/u);
    await openRewards(context);
    await expect(await inModal('referral_subtitle')).toHaveTextContent(/10/);
  },
});

export const WithoutTasks = meta.story({
  parameters: { scenario: 'referral.empty' },
  play: async (context) => {
    await openRewards(context);
    const text = await inModal('referral_empty');
    await waitFor(() => expect(text).toBeVisible());
  },
});

/** Signs up as far as the code: by then every answer before it has come. */
async function signUpWithoutBanner(stage: Stage): Promise<void> {
  const { canvasElement } = stage;
  const top = await topOfForm(canvasElement);
  await askForCode(stage);
  await stepShown(canvasElement, 'verification');
  await expect(canvasElement.querySelector(BANNER)).toBeNull();
  await expect(await topOfForm(canvasElement)).toBe(top);
}

export const Finished = meta.story({
  parameters: { scenario: 'referral.finished' },
  play: async (context) => {
    await covers(context.step, ['REF-004'], 'no banner once the activity is over', async () => {
      await wasRead(1);
      await signUpWithoutBanner(context);
    });
  },
});

export const Failed = Finished.extend({
  parameters: { scenario: 'referral.failed' },
  play: async (context) => {
    await context.step('no banner, and the form works', async () => {
      await wasRead(2); // once more after a failure
      await signUpWithoutBanner(context);
    });
  },
});

export const NotInvited = meta.story({
  beforeEach: () => {
    delete document.documentElement.dataset['referred'];
  },
  render: (_, { loaded }) => <Portal path="/account/register?channel=spring" loaded={loaded} />,
  play: async (context) => {
    const { canvasElement, step } = context;
    await covers(step, ['REF-001'], 'neither a banner nor its place without a code', async () => {
      await found(canvasElement, '[data-register-action]'); // comes with what follows the form
      await signUpWithoutBanner(context);
      const { clientHeight } = await found(canvasElement, '[data-referral-place]');
      await expect(clientHeight).toBe(0);
      await expect(requestsOf('growth.landing_page.get')).toEqual([]);
      await expect(requestsOf('growth.referral_status.get')).toEqual([]);
    });
  },
});
