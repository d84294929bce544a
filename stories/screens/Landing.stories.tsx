import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Landing',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

/** The modules that the page shows, from top to bottom. */
const modules = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-module]')].map(
    ({ dataset }) => dataset['module'],
  );

/** Scrolls to the end of the page, where it loads what follows the form. */
async function scrollDown(canvasElement: HTMLElement, wanted: readonly string[]): Promise<void> {
  await found(canvasElement, '[data-step=account]');
  await waitFor(async () => {
    scrollTo({ top: document.documentElement.scrollHeight });
    await expect(modules(canvasElement)).toEqual(wanted);
  });
}

export const UnitedKingdom = meta.story({
  globals: { region: 'gb' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-006'], 'the main banner holds the form', async () => {
      await found(canvasElement, '[data-module=mainBanner] [data-step=account]');
    });
    await step('the modules in their order', () =>
      scrollDown(canvasElement, [
        ...['mainBanner', 'benefits', 'growthJourney', 'commerceSolution'],
        ...['inspirationStories', 'onboardingGuidance', 'questions', 'footer'],
      ]),
    );
    await covers(step, ['LAND-026'], 'the first step of the guidance is open', async () => {
      const steps = canvasElement.querySelectorAll<HTMLDetailsElement>(
        '[data-module=onboardingGuidance] details',
      );
      await expect([...steps].map(({ open }) => open)).toEqual([true, false, false, false]);
    });
    await covers(step, ['LAND-005'], 'QR codes at the end', async () => {
      const end = await found(canvasElement, '[data-module=footer]');
      await expect(end.querySelectorAll('[data-message=qr_code]')).toHaveLength(2);
    });
  },
});

const asInIndonesia = [
  ...['mainBanner', 'commerceSolution', 'sellerStories', 'onboardingGuidance'],
  ...['questions', 'footer'],
];

export const Indonesia = meta.story({
  globals: { region: 'id' },
  play: ({ canvasElement }) => scrollDown(canvasElement, asInIndonesia),
});

export const CrossBorder = meta.story({
  globals: { region: 'cb' },
  play: ({ canvasElement }) =>
    scrollDown(canvasElement, [
      ...['mainBanner', 'benefits', 'growthJourney', 'commerceSolution', 'inspirationStories'],
      ...['sellerStories', 'onboardingGuidance', 'questions', 'footer'],
    ]),
});

/** A market that has only just opened has no modules below the form. */
export const Spain = meta.story({
  globals: { region: 'es' },
  play: ({ canvasElement }) => scrollDown(canvasElement, ['mainBanner']),
});

/** The button that leads back to the form. */
const action = (canvasElement: HTMLElement) =>
  found(canvasElement, '[data-register-action]') as Promise<HTMLButtonElement>; // by its component

export const OnPhone = meta.story({
  globals: { region: 'th', viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await step('no button while the form is in view', async () => {
      await expect((await action(canvasElement)).inert).toBe(true);
    });
    await covers(step, ['LAND-008'], 'the modules in their order', () =>
      scrollDown(canvasElement, asInIndonesia),
    );
    await covers(step, ['LAND-019'], 'the button opens the form over the page', async () => {
      const button = await action(canvasElement);
      await waitFor(() => expect(button.inert).toBe(false));
      button.click();
      await found(document.body, 'dialog[open][data-size=register] [data-step=account]');
    });
  },
});

export const BackToFormOnPhone = meta.story({
  globals: { region: 'us', viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, [
      ...asInIndonesia.filter((module) => module !== 'footer'),
      ...['subscribeForm', 'footer'],
    ]);
    await covers(step, ['LAND-021'], 'the button scrolls back to the form', async () => {
      const button = await action(canvasElement);
      await waitFor(() => expect(button.inert).toBe(false));
      button.click();
      await waitFor(() => expect(scrollY).toBe(0));
      await expect(await shown(canvasElement, 'sign_up_continue')).toBeVisible();
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    });
  },
});
