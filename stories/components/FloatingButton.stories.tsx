import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FloatingButton } from '../../src/components/FloatingButton/FloatingButton.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { found } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Components/Navigation/FloatingButton',
  component: FloatingButton,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Leads back to the register form on a phone after the form is scrolled out of view. The caller observes the form, sets `shown`, and moves the focus to the form on a press. It does not show on a desktop.',
      keyboard: [['Enter, Space', 'Activates it. While it is hidden, Tab skips it.']],
      announced: ['Its label, then “button”; nothing while it is hidden.'],
      sources: ['UI-007', 'S-128', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { shown: true, children: <Message id="bar_sign_up" />, onClick: fn() },
  render: (args) => (
    <main style={{ minBlockSize: '130vh', padding: '1rem' }}>
      <TextLink href="/account/login">
        <Message id="bar_log_in" />
      </TextLink>
      <FloatingButton {...args} />
    </main>
  ),
});

/** Whether the window has a phone's width; on a desktop the button never shows. */
const isPhone = () => matchMedia('(width <= 768px)').matches;

export const Shown = meta.story({
  play: async ({ canvasElement, step }) => {
    const button = await found(canvasElement, 'button');
    await step('44 px from the bottom', async () => {
      await expect(getComputedStyle(button).insetBlockEnd).toBe('44px');
    });
    await step('on a phone only', async () => {
      await expect(button.checkVisibility()).toBe(isPhone());
    });
  },
});

export const Hidden = meta.story({
  args: { shown: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(await found(canvasElement, 'button')).toHaveAttribute('inert');
  },
});

export const Loading = meta.story({
  args: { loading: true, loadingLabel: <Message id="sign_up_sending" /> },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>((probe) => (
    <FloatingButton {...probe} shown>
      <Message id="bar_sign_up" />
    </FloatingButton>
  )),
);
