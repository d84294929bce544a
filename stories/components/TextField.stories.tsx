import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
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

export const ServerTextOnTwoLines = meta.story({
  args: {
    defaultValue: 'ana@example.com',
    error: {
      serverText:
        'This address cannot be used here, since a shop that was closed last year is still bound to it.',
    },
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'ana@example.com', readOnly: true } });

/** Nothing breaks the layout, whatever is pasted (E-11). */
export const TenThousandCharacters = meta.story({
  args: { defaultValue: '👩‍🌾é\u0301ب'.repeat(2500) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
