import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/Inputs/TextField',
  component: TextField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'One line of text with its label above, and one place below for a hint or an error. For secrets take a PasswordField, for codes an OtpField. What cannot be changed is read-only, so that it can still be read and copied.',
      keyboard: [['Tab', 'Reaches it. Everything else is the browser’s text editing.']],
      spoken: [
        'Its label, “edit”, what is typed, and the hint.',
        'An error: “invalid entry” and its words in place of the hint.',
        'Read-only: “read only”.',
      ],
      sources: ['UI-006', 'VAL-004', 'E-11', 'E-24', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { label: <Message id="sign_up_email_label" />, type: 'email', name: 'phone_email' },
});

export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await shows(step, ['UI-006'], 'the field is 44 px high', async () => {
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
    await shows(step, ['VAL-004'], 'the error is tied to the field', async () => {
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
const long = { serverText: 'Two lines of words about what is wrong. '.repeat(3) };

function Judged(props: ComponentProps<typeof TextField>) {
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

/** One line has its place: nothing below moves. What is longer grows, and goes, over 160 ms. */
export const ErrorsHaveTheirPlace = meta.story({
  render: (args) => <Judged {...args} />,
  play: async ({ canvas, step }) => {
    const below = canvas.getByRole('button');
    const top = () => below.getBoundingClientRect().top;
    const rest = () =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await rest();
    await painted(); // the height has been seen
    let start = Number.NaN;
    await waitFor(() => {
      const before = start;
      start = top();
      return expect(start).toBe(before); // the page has come to rest
    });
    await step('an error of one line moves nothing', async () => {
      await userEvent.click(below);
      await expect(canvas.getByRole('textbox')).toBeInvalid();
      await expect(top()).toBe(start);
    });
    const steady = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
    await step('a longer one grows smoothly', async () => {
      await userEvent.click(below);
      if (steady()) await expect(document.getAnimations().length).toBeGreaterThan(0);
      await rest();
      await expect(top()).toBeGreaterThan(start);
    });
    await step('and goes as smoothly', async () => {
      await userEvent.click(below);
      if (steady()) await expect(document.getAnimations().length).toBeGreaterThan(0);
      await rest();
      await expect(top()).toBe(start);
    });
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'ana@example.com', readOnly: true } });

/** Nothing breaks the layout, whatever is pasted (E-11). */
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
