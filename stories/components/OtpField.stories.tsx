import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OtpField } from '../../src/components/OtpField/OtpField.tsx';
import { CODE_LENGTH } from '../../src/domain/code/codeRules.ts';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { offerWebOtp } from '../support/webOtp.ts';

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
  title: 'Components/Inputs/OtpField',
  component: OtpField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'A one-time code with one digit per box: six for e-mail, four for phone (`CODE_LENGTH`). The caller holds the value and passes the result of its check; it empties `value` when a new code was sent. Set `sms` for a code that comes by SMS. For any other short number, use a TextField.',
      keyboard: [
        [
          '0 to 9, of any script',
          'Fills or replaces the box, and moves to the next one. The last digit completes the code.',
        ],
        ['Letters, signs, Space', 'Does nothing.'],
        ['Backspace', 'Empties the box; in an empty box, moves back and empties the previous one.'],
        ['Delete', 'Empties the box and stays. The digits after it do not move.'],
        [
          'Left, Right',
          'Moves to the box on that side; never mirrored, because codes are left to right in every language.',
        ],
        ['Home, End', 'Moves to the first or the last box.'],
        ['Tab', 'Moves to the first empty box, and from any box out of the field.'],
        [
          'Ctrl or ⌘ + V, in any box',
          'Fills all boxes with the code in the text, or rejects the text.',
        ],
      ],
      announced: [
        'On entering: the label, “group”, and where the code was sent.',
        'A box: “Digit 1 of 6, edit”, and its digit.',
        'Checking: “Checking code…”, once; the focus does not move.',
        'Refused: in the first box, where the caller moves the focus, “invalid entry” and the message.',
      ],
      sources: [
        'CODE-001',
        'CODE-002',
        'CODE-003',
        'CODE-004',
        'CODE-005',
        'CODE-006',
        'CODE-007',
        'E-04',
        'E-05',
        'E-06',
        'E-07',
        'E-08',
        'E-11',
        'E-25',
        'S-042',
        'S-050',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Typed {...args} />,
  args: {
    length: CODE_LENGTH.email,
    value: '',
    label: <Message id="sign_up_code_label" />,
    onChange: fn(),
    onComplete: fn(),
    onRefuse: fn(),
  },
});

const digits = (boxes: readonly HTMLInputElement[]) =>
  boxes.map((box) => box.value || '_').join('');

function firstOf(boxes: readonly HTMLInputElement[]): HTMLInputElement {
  const [first] = boxes;
  if (!first) throw new Error('The code field shows no boxes.');
  return first;
}

export const Empty = meta.story({
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const first = firstOf(boxes);
    await covers(step, ['CODE-001'], 'six boxes for e-mail, autofill in the first', async () => {
      await expect(boxes).toHaveLength(6);
      await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(first).toHaveAttribute('inputmode', 'numeric');
    });
    await covers(step, ['CODE-003'], 'accepts digits, but not the letter e', async () => {
      await userEvent.type(first, '4e8');
      await expect(digits(boxes)).toBe('48____');
    });
    await covers(step, ['CODE-005'], 'Backspace in an empty box moves back', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(digits(boxes)).toBe('4_____');
      await expect(boxes[1]).toHaveFocus();
    });
    await covers(step, ['CODE-006'], 'the last digit completes the code, once', async () => {
      await userEvent.keyboard('82915');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '482915' });
    });
  },
});

export const FourForPhone = meta.story({
  args: { length: CODE_LENGTH.phone, value: '48' },
  play: async ({ canvas, step }) => {
    await covers(step, ['CODE-002'], 'four boxes for a phone', async () => {
      await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    });
  },
});

export const HalfFilled = meta.story({ args: { value: '482' } });

export const Focused = meta.story({
  args: { value: '482' },
  play: async ({ canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await step('arrows, Home and End move between boxes', async () => {
      await userEvent.click(boxes[1] ?? document.body);
      await userEvent.keyboard('{End}');
      await expect(boxes[5]).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(boxes[3]).toHaveFocus();
    });
  },
});

export const Full = meta.story({ args: { value: '482915' } });

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
  play: async ({ canvas, canvasElement, step }) => {
    await step('an incomplete code has its error', async () => {
      const message = canvasElement.querySelector('[data-message=sign_up_code_invalid]');
      await expect(message).toBeVisible();
      const [first] = canvas.getAllByRole('textbox');
      await expect(first).toHaveAccessibleDescription(message?.textContent ?? '');
    });
  },
});

export const LeftEmpty = meta.story({
  args: { error: { id: 'selleronboarding_todo1_mandatory_tip' } },
  play: async ({ canvas, step }) => {
    await step('an empty code has the error of an empty field', async () => {
      await expect(firstOf(canvas.getAllByRole<HTMLInputElement>('textbox'))).toBeInvalid();
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

export const PastedSentence = meta.story({
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await covers(step, ['CODE-004'], 'a code pasted into any box fills all boxes', async () => {
      await userEvent.click(boxes[2] ?? document.body);
      await userEvent.paste('Your code is 4829 15');
      await expect(digits(boxes)).toBe('482915');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '482915' });
    });
    await step('the same code is not submitted twice (E-07)', async () => {
      await userEvent.paste('482915');
      await userEvent.keyboard('{Backspace}5');
      await expect(args.onComplete).toHaveBeenCalledOnce();
    });
    await step('a longer number is rejected and changes nothing (E-04)', async () => {
      await userEvent.paste('4829157');
      await expect(digits(boxes)).toBe('482915');
      await expect(args.onRefuse).toHaveBeenCalledOnce();
    });
    await step('10,000 characters without a code are rejected (E-11)', async () => {
      await userEvent.paste('👩‍🌾e\u0301ب'.repeat(2000));
      await expect(digits(boxes)).toBe('482915');
    });
  },
});

export const DigitsOfOtherScripts = meta.story({
  play: async ({ canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const first = firstOf(boxes);
    await step('accepts Arabic-Indic and full-width digits (E-05)', async () => {
      await userEvent.type(first, '٤８');
      await expect(digits(boxes)).toBe('48____');
    });
    await step('autofill puts the whole code into one box', async () => {
      await fireEvent.input(first, { target: { value: '482915' } });
      await expect(digits(boxes)).toBe('482915');
    });
  },
});

/** Some password managers fill twice without a render in between (E-07). */
export const FilledTwice = meta.story({
  play: async ({ args, canvas }) => {
    const first = firstOf(canvas.getAllByRole<HTMLInputElement>('textbox'));
    for (let time = 0; time < 2; time += 1) {
      first.setRangeText('482915', 0, first.value.length);
      first.dispatchEvent(new InputEvent('input', { bubbles: true }));
      first.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith({ value: '482915' }));
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

export const CompositionIsIgnored = meta.story({
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const first = firstOf(boxes);
    await fireEvent.compositionStart(first);
    await fireEvent.keyDown(first, { key: 'Backspace', isComposing: true });
    await fireEvent.input(first, { target: { value: 'に' }, isComposing: true });
    await fireEvent.compositionEnd(first, { data: 'に' });
    await waitFor(() => expect(digits(boxes)).toBe('______'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Correcting a digit in the middle does not move the others. */
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

/** `onBlur` is called when the focus leaves the field, not when it moves to the next box. */
/** One Tab stop: the first empty box from outside, and the one with the focus. */
export const OneTabStop = meta.story({
  tags: ['!autodocs'],
  args: { value: '48' },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const stops = () => boxes.flatMap((box, index) => (box.tabIndex === 0 ? [index] : []));
    await expect(stops()).toEqual([2]);
    await userEvent.tab();
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(stops()).toEqual([1]);
    await userEvent.tab();
    for (const box of boxes) await expect(box).not.toHaveFocus();
    await expect(stops()).toEqual([2]);
  },
});

export const LeavingTheField = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.click(boxes[4] ?? document.body);
    await userEvent.keyboard('{ArrowRight}');
    await expect(boxes[5]).toHaveFocus();
    boxes[5]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); // of the window (E-13)
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

const getCredential = fn().mockName('credentials.get');
let arrival = Promise.withResolvers<{ readonly code: string }>();

/** With WebOTP the browser offers the code of the SMS. The field requests it once, while it is mounted. */
export const CodeFromSms = meta.story({
  args: { length: CODE_LENGTH.phone, sms: true },
  beforeEach() {
    getCredential.mockReset().mockImplementation(() => arrival.promise);
    arrival = Promise.withResolvers();
    return offerWebOtp(getCredential);
  },
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await step('typing does not request it again', async () => {
      await userEvent.type(firstOf(boxes), '9');
      await expect(getCredential).toHaveBeenCalledOnce();
    });
    await step('the code fills all boxes and is complete', async () => {
      arrival.resolve({ code: '4829' });
      await waitFor(() => expect(digits(boxes)).toBe('4829'));
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '4829' });
      await expect(getCredential).toHaveBeenCalledOnce();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => (
      <OtpField
        {...probe}
        length={4}
        value=""
        label={<Message id="sign_up_code_label" />}
        onChange={fn()}
      />
    ),
    { className: 'frame' },
  ),
);
