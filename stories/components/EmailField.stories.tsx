import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailField } from '../../src/components/EmailField/EmailField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/EmailField',
  component: EmailField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'One e-mail address, with the attributes for keyboards and password managers. Where users may also enter a phone number, use an AccountField. `cleanEmail` normalises its value.',
      keyboard: [['Tab', 'Reaches it. All other keys work as in any text field.']],
      announced: ['“E-mail address, edit”, the value, then the hint or the error.'],
      sources: ['VAL-018', 'VAL-019', 'E-06', 'E-09', 'E-25', 'S-210'],
    } satisfies ComponentGuide,
  },
  args: { name: 'email' },
});

export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('has the attributes for keyboards and password managers (E-06)', async () => {
      await expect(input).toHaveAccessibleName();
      await expect(input).toHaveAttribute('type', 'email');
      await expect(input).toHaveAttribute('autocomplete', 'email');
      await expect(input).toHaveAttribute('autocapitalize', 'none');
    });
  },
});

export const Filled = meta.story({ args: { defaultValue: 'ana@example.com' } });

export const FormatError = meta.story({
  args: {
    defaultValue: 'ana@',
    error: { id: 'selleronboard_CB_signup_email_format_error_toast' },
  },
});

/** Nothing is cut: a text over 150 characters has a format error (S-210). */
export const TooLong = meta.story({
  args: { error: { id: 'selleronboard_CB_signup_email_format_error_toast' } },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await step('keeps what is pasted', async () => {
      await userEvent.paste(`${'a'.repeat(149)}@example.com`);
      await expect(input).toHaveValue(`${'a'.repeat(149)}@example.com`);
    });
  },
});

export const OtherLabel = meta.story({ args: { label: <Message id="change_email_label" /> } });

export const RootProps = meta.story(
  rootProps<HTMLInputElement>((probe) => <EmailField {...probe} />, { className: 'frame' }),
);
