import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    guide: {
      purpose:
        'One action. One primary a view; secondary for the other way, quiet for what hardly anybody takes. For going somewhere take a TextLink.',
      keyboard: [['Enter, Space', 'Acts; nothing while it is loading or unavailable.']],
      spoken: [
        'Its words, then “button”.',
        'Loading: the words of the loading label in place of its own, and “dimmed”.',
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
    await step('says what happens, keeps its focus and ignores clicks', async () => {
      await expect(
        canvas.getByText(/./, { selector: '[data-message=sign_up_sending]' }),
      ).toBeVisible();
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
});

export const Unavailable = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Loading takes no width away and adds none: both labels share one cell. */
export const SameWidthInBothStates = meta.story({
  render: (args) => (
    <>
      <Button {...args} />
      <br />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvas }) => {
    const [calm, loading] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(loading).toBe(calm);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>((probe) => (
    <Button {...probe}>
      <Message id="sign_up_continue" />
    </Button>
  )),
);
