import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailField } from '../../src/components/EmailField/EmailField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/Inputs/EmailField',
  component: EmailField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'One e-mail address, with what keyboards and password managers need to know of it. Where people may also give a phone number take an AccountField. What is meant by the text is `cleanEmail`.',
      keyboard: [['Tab', 'Reaches it. Everything else is the browser’s text editing.']],
      spoken: ['“E-mail address, edit”, what is typed, then the hint or the error.'],
      sources: ['VAL-018', 'VAL-019', 'E-06', 'E-09', 'E-25', 'S-056'],
    } satisfies ComponentGuide,
  },
  args: { name: 'email' },
});

export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('keyboards and password managers know it (E-06)', async () => {
      await expect(input).toHaveAccessibleName();
      await expect(input).toHaveAttribute('type', 'email');
      await expect(input).toHaveAttribute('autocomplete', 'email');
      await expect(input).toHaveAttribute('autocapitalize', 'none');
    });
    await step('150 characters at most (S-056)', async () => {
      await userEvent.click(input);
      await userEvent.paste('a'.repeat(200));
      await expect(input).toHaveValue('a'.repeat(150));
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

/** Characters beyond the 150th are not taken (S-056). */
export const TooLong = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await shows(step, ['VAL-034'], 'cut at its longest', async () => {
      await userEvent.paste(`${'a'.repeat(149)}@example.com`);
      await expect(input).toHaveValue(`${'a'.repeat(149)}@`);
    });
  },
});

export const OtherLabel = meta.story({ args: { label: <Message id="change_email_label" /> } });

export const RootProps = meta.story(
  rootProps<HTMLInputElement>((probe) => <EmailField {...probe} />, { className: 'frame' }),
);
