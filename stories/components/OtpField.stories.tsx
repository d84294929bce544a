import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OtpField } from '../../src/components/OtpField/OtpField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

function Typed({ value: start, onChange, ...rest }: ComponentProps<typeof OtpField>) {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      {...rest}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/OtpField',
  component: OtpField,
  render: (args) => <Typed {...args} />,
  args: {
    length: 6,
    value: '',
    label: <Message id="sign_up_code_label" />,
    onChange: fn(),
    onComplete: fn(),
    onRefuse: fn(),
  },
});

const digits = (boxes: readonly HTMLInputElement[]) =>
  boxes.map((box) => box.value || '_').join('');

export const Empty = meta.story({
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const [first] = boxes;
    if (!first) throw new Error('The code field shows no boxes.');
    await shows(step, ['CODE-001'], 'six boxes for e-mail, the first offers the code', async () => {
      await expect(boxes).toHaveLength(6);
      await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(first).toHaveAttribute('inputmode', 'numeric');
    });
    await shows(step, ['CODE-003'], 'digits pass, the letter e does not', async () => {
      await userEvent.type(first, '4e8');
      await expect(digits(boxes)).toBe('48____');
    });
    await shows(step, ['CODE-005'], 'backspace in an empty box goes back', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(digits(boxes)).toBe('4_____');
      await expect(boxes[1]).toHaveFocus();
    });
    await shows(step, ['CODE-006'], 'the last digit completes the code, once', async () => {
      await userEvent.keyboard('82915');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '482915' });
    });
  },
});

export const FourForPhone = meta.story({
  args: { length: 4 },
  play: async ({ canvas, step }) => {
    await shows(step, ['CODE-002'], 'four boxes for a phone', async () => {
      await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    });
  },
});

export const PastedSentence = meta.story({
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await shows(step, ['CODE-004'], 'a code pasted into any box fills all', async () => {
      await userEvent.click(boxes[2] ?? document.body);
      await userEvent.paste('Your code is 4829 15');
      await expect(digits(boxes)).toBe('482915');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '482915' });
    });
    await step('the same code again is not sent again (E-07)', async () => {
      await userEvent.paste('482915');
      await userEvent.keyboard('{Backspace}5');
      await expect(args.onComplete).toHaveBeenCalledOnce();
    });
    await step('something longer is refused and changes nothing (E-04)', async () => {
      await userEvent.paste('4829157');
      await expect(digits(boxes)).toBe('482915');
      await expect(args.onRefuse).toHaveBeenCalledOnce();
    });
  },
});

export const DigitsOfOtherScripts = meta.story({
  play: async ({ canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const [first] = boxes;
    if (!first) throw new Error('The code field shows no boxes.');
    await step('Arabic-Indic and full-width digits are digits (E-05)', async () => {
      await userEvent.type(first, '٤８');
      await expect(digits(boxes)).toBe('48____');
    });
    await step('autofill puts the whole code into one box', async () => {
      await fireEvent.input(first, { target: { value: '482915' } });
      await expect(digits(boxes)).toBe('482915');
    });
  },
});

export const CompositionIsIgnored = meta.story({
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const [first] = boxes;
    if (!first) throw new Error('The code field shows no boxes.');
    await fireEvent.compositionStart(first);
    await fireEvent.keyDown(first, { key: 'Backspace', isComposing: true });
    await fireEvent.input(first, { target: { value: 'に' }, isComposing: true });
    await fireEvent.compositionEnd(first, { data: 'に' });
    await waitFor(() => expect(digits(boxes)).toBe('______'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Correcting a digit in the middle leaves the others where they are. */
export const GapInTheMiddle = meta.story({
  args: { value: '482915' },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.click(boxes[2] ?? document.body);
    await userEvent.keyboard('{Backspace}');
    await expect(digits(boxes)).toBe('48_915');
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '487915' });
  },
});

export const HalfFilled = meta.story({ args: { value: '482' } });

export const Refused = meta.story({
  args: {
    value: '482915',
    error: { id: 'selleronboard_CB_signup_verification_code_error_toast' },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription();
  },
});

export const TooShort = meta.story({
  args: { value: '4829', error: { id: 'sign_up_code_invalid' } },
  play: async ({ canvas, step }) => {
    await shows(step, ['CODE-007'], 'a short code is told so', async () => {
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription();
    });
  },
});

export const Checking = meta.story({
  args: { value: '482915', checking: true },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.click(boxes[5] ?? document.body);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '48291' });
  },
});
