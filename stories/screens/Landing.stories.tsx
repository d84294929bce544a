import { expect, waitFor } from 'storybook/test';
import { inMotion } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { asInIndonesia, modulesAbove, scrollDown } from '../support/landingSteps.ts';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Landing',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} landing />,
});

const inUnitedKingdom = [
  ...['mainBanner', 'benefits', 'growthJourney', 'commerceSolution'],
  ...['inspirationStories', 'onboardingGuidance', 'questions', 'footer'],
];

export const UnitedKingdom = meta.story({
  globals: { region: 'gb' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-006'], 'the main banner holds the form', async () => {
      await found(canvasElement, '[data-module=mainBanner] [data-step=account]');
    });
    await covers(step, ['LAND-010'], 'the modules in their order', async () => {
      await scrollDown(canvasElement, inUnitedKingdom);
      await expect(modulesAbove(canvasElement)).toEqual(['portalNavBar']);
    });
    await covers(step, ['LAND-043'], 'a step of the journey: timer, title, content', async () => {
      for (const name of ['timer', 'title', 'text'] as const)
        await shown(canvasElement, `growth_open_${name}`);
    });
    await covers(
      step,
      ['LAND-045'],
      'a step of the guidance: title, duration, content',
      async () => {
        for (const name of ['title', 'duration', 'text'] as const)
          await shown(canvasElement, `guidance_account_${name}`);
      },
    );
    await covers(step, ['LAND-046'], 'a story: picture, title, content, three tips', async () => {
      const story = await found(canvasElement, '[data-module=inspirationStories] [data-item]');
      await expect(story.querySelector('img')).not.toBeNull();
      for (const name of ['title', 'text'] as const)
        await shown(story, `inspiration_picture_${name}`);
      await expect(story.querySelectorAll('dt')).toHaveLength(3);
      await expect(story.querySelectorAll('dd')).toHaveLength(3);
    });
    await covers(
      step,
      ['LAND-026', 'LAND-045'],
      'the first step of the guidance is open',
      async () => {
        const steps = canvasElement.querySelectorAll<HTMLDetailsElement>(
          '[data-module=onboardingGuidance] details',
        );
        await expect([...steps].map(({ open }) => open)).toEqual([true, false, false, false]);
      },
    );
    await covers(step, ['LAND-005', 'LAND-040'], 'QR codes at the end', async () => {
      const end = await found(canvasElement, '[data-module=footer]');
      await expect(end.querySelectorAll('[data-message=qr_code]')).toHaveLength(2);
      await shown(end, 'footer_app');
      await shown(end, 'footer_guides');
    });
  },
});

/** What the content service holds takes the place of the built-in content, slot by slot. */
export const ManagedContent = meta.story({
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.managed' },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, inUnitedKingdom);
    await covers(step, ['LAND-001', 'LAND-025'], 'managed texts, headings stay', async () => {
      for (const name of ['benefits', 'questions', 'commerceSolution'])
        await found(canvasElement, `[data-module=${name}] [data-managed]`);
      await shown(canvasElement, 'benefits_title');
    });
    await step('the others keep their own', async () => {
      const own = canvasElement.querySelectorAll('[data-module=growthJourney] [data-managed]');
      await expect(own).toHaveLength(0);
    });
  },
});

export const FailedContent = meta.story({
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.failed', chromatic: inMotion },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, inUnitedKingdom);
    await covers(step, ['LAND-002'], 'the built-in content stays', async () => {
      await shown(canvasElement, 'benefit_reach_title');
      await shown(canvasElement, 'question_cost');
      await expect(canvasElement.querySelector('[data-managed]')).toBeNull();
    });
    await covers(
      step,
      ['LAND-025'],
      'so does that of the ways to sell, with its loop',
      async () => {
        const ways = await found(canvasElement, '[data-module=commerceSolution]');
        await shown(ways, 'commerce_title');
        await shown(ways, 'commerce_subtitle');
        ways.scrollIntoView(); // the clip loads when it is near
        await found(ways, 'video[loop]');
      },
    );
  },
});

export const Indonesia = meta.story({
  globals: { region: 'id' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-011'], 'the modules in their order', async () => {
      await scrollDown(canvasElement, asInIndonesia);
      await expect(modulesAbove(canvasElement)).toEqual(['portalNavBar', 'topPlaceholder']);
    });
  },
});

/** A market that has only just opened: its page ends with the bottom navigation. */
export const Spain = meta.story({
  globals: { region: 'es' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-009'], 'the modules in their order', async () => {
      await scrollDown(canvasElement, ['mainBannerWithVideo', 'bottomNav']);
      await expect(modulesAbove(canvasElement)).toEqual(['navBar', 'topPlaceholder']);
    });
    await step('the links of the region', async () => {
      await shown(canvasElement, 'footer_terms');
      const links = canvasElement.querySelectorAll('[data-module=bottomNav] a');
      await expect(links).toHaveLength(3);
    });
  },
});

export const Mexico = meta.story({
  globals: { region: 'mx' },
  parameters: { scenario: 'landing.empty' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-004', 'LAND-014'], 'the modules in their order', async () => {
      await scrollDown(canvasElement, ['mainBanner', 'bottomNav']);
      await expect(modulesAbove(canvasElement)).toEqual(['navBar', 'topPlaceholder']);
    });
    await shown(canvasElement, 'footer_terms');
  },
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
    await covers(
      step,
      ['LAND-008'],
      'the modules in their order, no place at the top',
      async () => {
        await scrollDown(canvasElement, asInIndonesia);
        await expect(modulesAbove(canvasElement)).toEqual(['portalNavBar']);
      },
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
    await covers(step, ['LAND-012'], 'the modules in their order', () =>
      scrollDown(canvasElement, [
        ...asInIndonesia.filter((module) => module !== 'footer'),
        ...['subscribeForm', 'footer'],
      ]),
    );
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
