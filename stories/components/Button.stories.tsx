import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    guide: {
      purpose:
        'One action. Use one primary button per view, secondary for the alternative, quiet for rare actions. For navigation, use a TextLink.',
      keyboard: [['Enter, Space', 'Activates it; does nothing while it is loading or disabled.']],
      announced: [
        'Its label, then “button”.',
        'Loading: the loading label instead of its own, and “dimmed”.',
      ],
      sources: ['REG-005', 'E-07', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    children: <Message id="sign_up_continue" />,
    loadingLabel: <Message id="sign_up_sending" />,
    onClick: fn(),
  },
});

export const Primary = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Wide = meta.story({ args: { wide: true } });

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await step('shows the loading label, keeps its focus and ignores clicks', async () => {
      await expect(
        canvas.getByText(/./, { selector: '[data-message=sign_up_sending]' }),
      ).toBeVisible();
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** The button has the same width while it is loading, because both labels share one grid cell. */
export const SameWidthInBothStates = meta.story({
  render: (args) => (
    <>
      <Button {...args} />
      <br />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(loading).toBe(idle);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>((probe) => (
    <Button {...probe}>
      <Message id="sign_up_continue" />
    </Button>
  )),
);
