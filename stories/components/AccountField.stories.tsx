import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AccountField } from '../../src/components/AccountField/AccountField.tsx';
import { countryOf, rulesOf } from '../../src/domain/phone/support/countries.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

type AccountFieldProps = ComponentProps<typeof AccountField>;

function Typed({ value: start, country: first, onChange, ...rest }: AccountFieldProps) {
  const [{ value, country }, setTyped] = useState({ value: start, country: first });
  return (
    <AccountField
      {...rest}
      value={value}
      country={country}
      onChange={(change) => {
        setTyped(change);
        onChange(change);
      }}
    />
  );
}

const onSubmit = fn().mockName('onSubmit');
const inEurope = rulesOf(['gb', 'ie', 'de', 'fr', 'it', 'es'], 'gb');

const meta = preview.meta({
  title: 'Components/Inputs/AccountField',
  component: AccountField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'An e-mail address or a phone number in one field; the field detects the kind while the user types (`account` in the change). Where the kind is known, use an EmailField or a PhoneField.',
      keyboard: [
        ['Enter', 'Does nothing: the field does not submit its form.'],
        ['Tab', 'With a number typed: moves to its country, which opens as in a PhoneField.'],
      ],
      announced: [
        'Its label, “edit”, then the hint or the error.',
        'As soon as a number is typed: “Phone number”, once; the focus does not move.',
      ],
      sources: [
        'VAL-003',
        'VAL-004',
        'VAL-005',
        'VAL-006',
        'VAL-007',
        'VAL-008',
        'VAL-009',
        'VAL-010',
        'E-01',
        'E-02',
        'E-05',
        'E-09',
        'E-11',
        'E-25',
        'S-051',
        'S-052',
        'S-054',
        'S-085',
        'S-177',
        'S-182',
      ],
    } satisfies ComponentGuide,
  },
  render: Typed,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  args: { name: 'phone_email', value: '', country: null, rules: inEurope, onChange: fn() },
});

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox');
const phone = (key: string, number: string) =>
  expect.objectContaining({
    account: { type: 'phone', phone: { kind: 'national', country: countryOf(key), number } },
  });

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleName();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const EmailTyped = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await covers(step, ['VAL-009'], 'letters are an e-mail address', async () => {
      await userEvent.type(inputOf(canvasElement), '1ana@example.com');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ account: { type: 'email', email: '1ana@example.com' } }),
      );
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const PhoneTyped = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-006'], 'digits are a number of the selected country', async () => {
      await userEvent.type(input, '07911 123456');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('gb', '07911123456'));
      await expect(canvas.getByRole('button')).toHaveTextContent('+44');
    });
    await covers(step, ['UI-006'], 'the text stays as typed, the box 44 px high', async () => {
      await expect(input).toHaveValue('07911 123456');
      await expect(input.parentElement?.offsetHeight).toBe(44);
    });
    await step('on blur only the digits remain', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('07911123456');
    });
  },
});

export const InternationalTyped = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-007'], 'a plus and a calling code select the country', async () => {
      await userEvent.type(input, '+353 85 1234567');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('ie', '851234567'));
      await expect(canvas.getByRole('button')).toHaveTextContent('+353');
      await userEvent.tab();
      await expect(input).toHaveValue('851234567');
      await expect(canvas.getByRole('button')).toHaveTextContent('+353');
    });
  },
});

export const InternationalPasted = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await covers(step, ['VAL-007'], 'a pasted number is parsed at once (E-01)', async () => {
      await userEvent.click(inputOf(canvasElement));
      await userEvent.paste('+49 (0) 1512-3456789');
      await expect(inputOf(canvasElement)).toHaveValue('015123456789');
      await expect(canvas.getByRole('button')).toHaveTextContent('+49');
    });
  },
});

export const UnknownCode = meta.story({
  play: async ({ args, canvasElement, step }) => {
    await covers(
      step,
      ['VAL-008'],
      'a plus without a calling code uses the default country',
      async () => {
        await userEvent.type(inputOf(canvasElement), '+0791');
        await expect(args.onChange).toHaveBeenLastCalledWith(phone('gb', '0791'));
      },
    );
  },
});

export const CodeNotAllowed = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('a calling code of another market is an error at once (E-02)', async () => {
      await userEvent.type(input, '+1 202');
      await expect(input).toBeInvalid();
      const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      await expect(note?.querySelector('[data-message=phone_code_not_allowed]')).toBeVisible();
    });
  },
});

export const EnterDoesNotSubmit = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Typed {...args} />
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['VAL-010'], 'Enter does not submit the form', async () => {
      await userEvent.type(inputOf(canvasElement), 'ana@example.com{Enter}');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const EmailFormatError = meta.story({
  args: { value: 'ana@', error: { id: 'selleronboard_CB_signup_email_format_error_toast' } },
  play: async ({ canvasElement, step }) => {
    await step('the field is invalid and described by the error', async () => {
      await expect(inputOf(canvasElement)).toBeInvalid();
      await expect(inputOf(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const PhoneNumberError = meta.story({
  args: { value: '0791', error: { id: 'selleronboard_CB_signup_phone_num_error_toast' } },
  play: async ({ canvasElement, step }) => {
    await step('the field is invalid and described by the error', async () => {
      await expect(inputOf(canvasElement)).toBeInvalid();
      await expect(inputOf(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const CountryChosen = meta.story({
  args: { value: '851234567' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the country of a number can be changed', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.type(await screen.findByRole('combobox'), 'ie{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('ie', '851234567'));
      await expect(inputOf(canvasElement)).toHaveFocus();
    });
  },
});

export const Loading = meta.story({ args: { rules: null, value: '07911' } });

export const OneCountry = meta.story({ args: { rules: rulesOf(['gb'], 'gb'), value: '07911' } });

/** A very long value does not break the layout (E-11). */
export const TenThousandCharacters = meta.story({
  args: { value: '👩‍🌾é\u0301ب'.repeat(2500) },
  play: async ({ canvasElement }) => {
    const box = inputOf(canvasElement).parentElement;
    await expect(box?.offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => (
      <AccountField
        {...probe}
        value=""
        country={null}
        rules={inEurope}
        onChange={() => undefined}
      />
    ),
    { className: 'frame' },
  ),
);
