import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AccountField } from '../../src/components/AccountField/AccountField.tsx';
import { countryOf, rulesOf } from '../../src/domain/phone/support/countries.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

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
        'An e-mail address or a phone number in one field, told apart while it is typed (`account` in the change). Where the kind is known take an EmailField or a PhoneField.',
      keyboard: [
        ['Enter', 'Nothing: the field does not send its form.'],
        ['Tab', 'With a number typed: on to its country, which opens as in a PhoneField.'],
      ],
      spoken: [
        'Its label, “edit”, then the hint or the error.',
        'As soon as a number is typed: “Phone number”, once, without a move of the focus.',
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
    account: { type: 'phone', problem: null, country: countryOf(key), number },
  });

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleName();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const EmailTyped = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await shows(step, ['VAL-009'], 'letters make an address', async () => {
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
    await shows(step, ['VAL-006'], 'digits make a number of the selected country', async () => {
      await userEvent.type(input, '07911 123456');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('gb', '07911123456'));
      await expect(canvas.getByRole('button')).toHaveTextContent('+44');
    });
    await step('the text stays as it was typed, and its box keeps its height', async () => {
      await expect(input).toHaveValue('07911 123456');
      await expect(input.parentElement?.offsetHeight).toBe(44);
    });
    await step('left, the number alone remains', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('07911123456');
    });
  },
});

export const InternationalTyped = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await shows(step, ['VAL-007'], 'a plus and a code switch the country', async () => {
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
    await shows(step, ['VAL-007'], 'a pasted number is settled at once (E-01)', async () => {
      await userEvent.click(inputOf(canvasElement));
      await userEvent.paste('+49 (0) 1512-3456789');
      await expect(inputOf(canvasElement)).toHaveValue('015123456789');
      await expect(canvas.getByRole('button')).toHaveTextContent('+49');
    });
  },
});

export const UnknownCode = meta.story({
  play: async ({ args, canvasElement, step }) => {
    await shows(step, ['VAL-008'], 'a plus without a code: the default country’s', async () => {
      await userEvent.type(inputOf(canvasElement), '+0791');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('gb', '0791'));
    });
  },
});

export const CodeNotAllowed = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('another market’s code is told at once, and names the market (E-02)', async () => {
      await userEvent.type(input, '+1 202');
      await expect(input).toBeInvalid();
      const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      await expect(note?.querySelector('[data-message=phone_code_not_allowed]')).toBeVisible();
    });
  },
});

export const EnterSendsNothing = meta.story({
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
    await shows(step, ['VAL-010'], 'Enter does not send the form', async () => {
      await userEvent.type(inputOf(canvasElement), 'ana@example.com{Enter}');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const EmailFormatError = meta.story({
  args: { value: 'ana@', error: { id: 'selleronboard_CB_signup_email_format_error_toast' } },
  play: async ({ canvasElement, step }) => {
    await shows(step, ['VAL-004'], 'the error is tied to the field', async () => {
      await expect(inputOf(canvasElement)).toBeInvalid();
      await expect(inputOf(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const PhoneNumberError = meta.story({
  args: { value: '0791', error: { id: 'selleronboard_CB_signup_phone_num_error_toast' } },
  play: async ({ canvasElement, step }) => {
    await shows(step, ['VAL-005'], 'the error is tied to the field', async () => {
      await expect(inputOf(canvasElement)).toBeInvalid();
      await expect(inputOf(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const CountryChosen = meta.story({
  args: { value: '851234567' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the country of a number can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.type(await screen.findByRole('combobox'), 'ie{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(phone('ie', '851234567'));
      await expect(inputOf(canvasElement)).toHaveFocus();
    });
  },
});

export const Loading = meta.story({ args: { rules: null, value: '07911' } });

export const OneCountry = meta.story({ args: { rules: rulesOf(['gb'], 'gb'), value: '07911' } });

/** Nothing breaks the layout, whatever is in it (E-11). */
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
