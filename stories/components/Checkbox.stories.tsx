import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Checkbox } from '../../src/components/Checkbox/Checkbox.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'A yes or no. For one of several options, use a RadioGroup; for the agreements of a sign-up, the AgreementsBlock. A disabled box needs a hint with the reason.',
      keyboard: [
        ['Tab', 'Reaches it; a disabled one too, so that its reason is announced.'],
        ['Space', 'Ticks or unticks it; does nothing on a disabled one.'],
      ],
      announced: [
        'Its label, “check box, checked” or “not checked”.',
        'Disabled: “dimmed”, and the hint with the reason.',
        'Error: “invalid entry” and the message.',
      ],
      sources: ['UI-001', 'VAL-028', 'E-24', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    label: <Message id="agreement_emails" />,
    name: 'email_agreement',
    onChange: fn(),
  },
});

export const Unticked = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const box = canvas.getByRole('checkbox');
    await step('a press on the label ticks it; the target is 24 px', async () => {
      await expect(box.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(box.offsetHeight).toBeGreaterThanOrEqual(24);
      await userEvent.click(canvasElement.querySelector('label') ?? document.body);
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('Space unticks it', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
});

export const Ticked = meta.story({ args: { defaultChecked: true } });

export const WithHint = meta.story({ args: { hint: <Message id="sign_up_lead" /> } });

export const Missing = meta.story({
  args: {
    label: <Message id="agreement_phone" />,
    error: { id: 'seller_signup_terms_checktips_us' },
  },
  play: async ({ canvas, step }) => {
    await step('the error of a missing tick is at its box', async () => {
      await expect(canvas.getByRole('checkbox')).toBeInvalid();
      await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription();
    });
  },
});

/** Keeps its tick, is focusable, and has the reason as its description. */
export const DisabledWithReason = meta.story({
  args: { defaultChecked: true, disabled: true, hint: <Message id="sign_up_lead" /> },
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription();
    await userEvent.keyboard(' ');
    await userEvent.click(canvasElement.querySelector('label') ?? document.body);
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledUnticked = meta.story({
  args: { disabled: true, hint: <Message id="sign_up_lead" /> },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => <Checkbox {...probe} label={<Message id="agreement_emails" />} />,
    { className: 'frame' },
  ),
);
