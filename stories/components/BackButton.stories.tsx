import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BackButton } from '../../src/components/BackButton/BackButton.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Actions/BackButton',
  component: BackButton,
  parameters: {
    guide: {
      purpose:
        'Goes one step back in a flow and keeps what was typed, like the browser’s Back. On a phone it shows only the arrow.',
      keyboard: [['Enter, Space', 'Goes back one step.']],
      announced: ['“Back, button”, on a phone too.'],
      sources: ['E-14', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { onClick: fn() },
});

export const Back = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-message=sign_up_back]')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /./ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The arrow points to the start of the reading direction (E-25). */
export const RightToLeft = meta.story({ globals: { language: 'ar' } });

export const Unavailable = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>((probe) => <BackButton {...probe} />),
);
