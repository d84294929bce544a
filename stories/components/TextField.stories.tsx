import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextField',
  component: TextField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'One line of text with its label above, and a hint or an error below. For passwords, use a PasswordField; for codes, an OtpField. For a fixed value, set it read-only, so that users can still read and copy it.',
      keyboard: [['Tab', 'Reaches it. All other keys work as in any text field.']],
      announced: [
        'Its label, “edit”, the value, and the hint.',
        'Error: “invalid entry” and the message instead of the hint.',
        'Read-only: “read only”.',
      ],
      sources: ['VAL-004', 'E-11', 'E-24', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { label: <Message id="sign_up_email_label" />, type: 'email', name: 'phone_email' },
});

export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('the field is 44 px high', async () => {
      await expect(input.offsetHeight).toBe(44);
    });
    await step('an address is typed left to right', async () => {
      await userEvent.type(input, 'ana@example.com');
      await expect(input).toHaveValue('ana@example.com');
      await expect(getComputedStyle(input).direction).toBe('ltr');
    });
  },
});

export const WithHint = meta.story({ args: { hint: <Message id="sign_up_lead" /> } });

export const Filled = meta.story({ args: { defaultValue: 'ana@example.com' } });

export const Focused = meta.story({
  args: { defaultValue: 'ana@example.com' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const FormatError = meta.story({
  args: {
    defaultValue: 'ana@',
    error: { id: 'selleronboard_CB_signup_email_format_error_toast' },
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('the field is invalid and described by the error', async () => {
      await expect(input).toBeInvalid();
      const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      const key = 'selleronboard_CB_signup_email_format_error_toast';
      await expect(note?.querySelector(`[data-message="${key}"]`)).toBeVisible();
    });
  },
});

export const LeftEmpty = meta.story({
  args: { error: { id: 'selleronboarding_todo1_mandatory_tip' } },
});

export const ServerTextOnTwoLines = meta.story({
  args: {
    defaultValue: 'ana@example.com',
    error: {
      serverText:
        'This address cannot be used here, since a shop that was closed last year is still bound to it.',
    },
  },
});

const short = { serverText: 'Short.' };
const long = { serverText: 'A message that is long enough for two lines. '.repeat(3) };

function WithErrors(props: ComponentProps<typeof TextField>) {
  const [error, setError] = useState<ComponentProps<typeof TextField>['error']>();
  return (
    <>
      <TextField {...props} error={error} />
      <Button
        onClick={() => setError(error === undefined ? short : error === short ? long : undefined)}
      >
        <Message id="sign_up_continue" />
      </Button>
    </>
  );
}

/** One line of error is reserved, so nothing below moves. A longer error expands and collapses in 160 ms. */
export const ErrorSpaceReserved = meta.story({
  render: (args) => <WithErrors {...args} />,
  play: async ({ canvas, step }) => {
    const below = canvas.getByRole('button');
    const top = () => below.getBoundingClientRect().top;
    const animationsEnd = () =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await animationsEnd();
    await painted(); // the height has been observed
    let start = Number.NaN;
    await waitFor(() => {
      const before = start;
      start = top();
      return expect(start).toBe(before); // the layout is stable
    });
    await step('an error of one line does not move the content below', async () => {
      await userEvent.click(below);
      await expect(canvas.getByRole('textbox')).toBeInvalid();
      await expect(top()).toBe(start);
    });
    const hasMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
    await step('a longer error expands with an animation', async () => {
      await userEvent.click(below);
      if (hasMotion()) await expect(document.getAnimations().length).toBeGreaterThan(0);
      await animationsEnd();
      await expect(top()).toBeGreaterThan(start);
    });
    await step('and collapses with one', async () => {
      await userEvent.click(below);
      if (hasMotion()) await expect(document.getAnimations().length).toBeGreaterThan(0);
      await animationsEnd();
      await expect(top()).toBe(start);
    });
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'ana@example.com', readOnly: true } });

/** A very long value does not break the layout (E-11). */
export const TenThousandCharacters = meta.story({
  args: {
    defaultValue: '👩‍🌾é\u0301ب'.repeat(2500),
    error: { serverText: 'x'.repeat(200) },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => <TextField {...probe} label={<Message id="sign_up_email_label" />} />,
    { className: 'frame' },
  ),
);
