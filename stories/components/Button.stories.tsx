import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Message } from '../../src/i18n/Message.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
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
