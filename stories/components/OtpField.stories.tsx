import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OtpField } from '../../src/components/OtpField/OtpField.tsx';
import { CODE_LENGTH } from '../../src/domain/code/codeRules.ts';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';
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
        'A one-time code, a digit a box: six for e-mail, four for phone (`CODE_LENGTH`). The caller holds the digits and says what happened to them; empty `value` when a new code was sent. Where the code comes by SMS, set `sms`. For any other short number take a TextField.',
      keyboard: [
        [
          '0 to 9, of any script',
          'Fills the box, replaces what was there, and goes on. The last one completes the code.',
        ],
        ['Letters, signs, Space', 'Nothing.'],
        ['Backspace', 'Empties the box; in an empty one goes back and empties that.'],
        ['Delete', 'Empties the box and stays. The digits behind it keep their places.'],
        [
          'Left, Right',
          'The box beside; never mirrored, since codes read left to right everywhere.',
        ],
        ['Home, End', 'The first box, the last one.'],
        ['Tab', 'The next box, and from the last one out of the field.'],
        ['Ctrl or ⌘ + V, in any box', 'Fills all boxes with the code in the text, or refuses it.'],
      ],
      spoken: [
        'On the way in: the label, “group”.',
        'A box: “Digit 1 of 6, edit”, and the digit that is in it.',
        'Checking: “Checking code…”, once, without a move of the focus.',
        'Refused: in the first box, where the caller leads the focus, “invalid entry” and the error’s words.',
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
  args: { length: CODE_LENGTH.phone, value: '48' },
  play: async ({ canvas, step }) => {
    await shows(step, ['CODE-002'], 'four boxes for a phone', async () => {
      await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    });
  },
});

export const HalfFilled = meta.story({ args: { value: '482' } });

export const Focused = meta.story({
  args: { value: '482' },
  play: async ({ canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await step('arrows, Home and End go from box to box', async () => {
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
    await shows(step, ['CODE-007'], 'a short code is told so', async () => {
      const words = canvasElement.querySelector('[data-message=sign_up_code_invalid]');
      await expect(words).toBeVisible();
      const [first] = canvas.getAllByRole('textbox');
      await expect(first).toHaveAccessibleDescription(words?.textContent ?? '');
    });
  },
});

export const LeftEmpty = meta.story({
  args: { error: { id: 'selleronboarding_todo1_mandatory_tip' } },
  play: async ({ canvas, step }) => {
    await shows(step, ['VAL-020'], 'a code left out is told as a field left out', async () => {
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
    await step('so are 10,000 characters without a code (E-11)', async () => {
      await userEvent.paste('👩‍🌾e\u0301ب'.repeat(2000));
      await expect(digits(boxes)).toBe('482915');
    });
  },
});

export const DigitsOfOtherScripts = meta.story({
  play: async ({ canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    const first = firstOf(boxes);
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

/** Some managers fill twice in one go, before anything was drawn in between (E-07). */
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

/** `onBlur` tells that the focus has left the field, not that it went to the next box. */
export const LeavingTheField = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.click(boxes[4] ?? document.body);
    await userEvent.tab();
    await expect(boxes[5]).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

const askedForSms = fn().mockName('credentials.get');
let arrival = Promise.withResolvers<{ readonly code: string }>();

/** Where the browser has WebOTP, it offers the code of the SMS; asked for once, and no longer than the field is there. */
export const FromTheSms = meta.story({
  args: { length: CODE_LENGTH.phone, sms: true },
  beforeEach() {
    askedForSms.mockReset().mockImplementation(() => arrival.promise);
    arrival = Promise.withResolvers();
    return offerWebOtp(askedForSms);
  },
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await step('typing meanwhile asks for nothing again', async () => {
      await userEvent.type(firstOf(boxes), '9');
      await expect(askedForSms).toHaveBeenCalledOnce();
    });
    await step('the code fills all boxes and is complete', async () => {
      arrival.resolve({ code: '4829' });
      await waitFor(() => expect(digits(boxes)).toBe('4829'));
      await expect(args.onComplete).toHaveBeenCalledWith({ value: '4829' });
      await expect(askedForSms).toHaveBeenCalledOnce();
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
