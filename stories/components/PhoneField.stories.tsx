import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PhoneField } from '../../src/components/PhoneField/PhoneField.tsx';
import { problemPhrase } from '../../src/components/PhoneField/problemPhrase.ts';
import { callingCodes } from '../../src/domain/phone/callingCodes.ts';
import { emptyPhone, type PhoneEntry } from '../../src/domain/phone/PhoneEntry.ts';
import { phoneProblem } from '../../src/domain/phone/phoneProblem.ts';
import { lockedRules } from '../../src/domain/phone/PhoneRules.ts';
import { countryOf, rulesOf } from '../../src/domain/phone/support/countries.ts';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

type PhoneFieldProps = ComponentProps<typeof PhoneField>;

/** Stores what is typed and validates it on blur (VAL-001). */
function Typed({ value: start, onChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(start);
  const [left, setLeft] = useState(false);
  const language = useLanguage();
  const problem = left ? phoneProblem(value, rest.rules) : null;
  return (
    <PhoneField
      error={problem === null ? undefined : problemPhrase(problem, language)}
      {...rest}
      value={value}
      onBlur={() => setLeft(true)}
      onChange={(change) => {
        setLeft(false);
        setValue(change.value);
        onChange(change);
      }}
    />
  );
}

const gb = countryOf('gb');
const inEurope = rulesOf(['gb', 'ie', 'de', 'fr', 'it', 'es'], 'gb');
const everywhere = rulesOf([], 'gb');
const national = (number: string, key = 'gb'): PhoneEntry => ({
  kind: 'national',
  country: countryOf(key),
  number,
});

const meta = preview.meta({
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      purpose:
        'A phone number with its country. The caller loads the countries (`rules`) and validates the number (`phoneProblem`); the field parses what is typed, pasted or autofilled. Where users may also enter an e-mail address, use an AccountField.',
      keyboard: [
        [
          'Enter, Space or Down on the country',
          'Opens the list, with the focus in its search field.',
        ],
        ['Letters, digits', 'Filters the list by name, short name or calling code.'],
        ['Up, Down, Page Up, Page Down, Home, End', 'Moves through the list.'],
        ['Enter', 'Chooses the country; focus moves to the number.'],
        ['Escape', 'Closes the list; focus returns to the country.'],
      ],
      announced: [
        'The country: “Country or area, United Kingdom, +44, button, collapsed”.',
        'The number: the label, “edit, telephone”, then the hint or the error.',
        'The list: “Search by name or code, combo box”, then the active country and its code; after typing “Countries found: 3”, or that none was found.',
      ],
      sources: [
        'REG-036',
        'REG-037',
        'VAL-003',
        'VAL-005',
        'VAL-011',
        'VAL-012',
        'VAL-017',
        'UI-006',
        'CODE-014',
        'E-01',
        'E-02',
        'E-03',
        'E-05',
        'E-11',
        'E-25',
        'S-035',
        'S-053',
        'S-175',
        'S-176',
        'S-177',
        'S-182',
      ],
    } satisfies ComponentGuide,
  },
  decorators: [inColumn],
  render: Typed,
  args: {
    name: 'phone_number',
    value: emptyPhone(gb),
    rules: inEurope,
    onChange: fn(),
  },
});

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox');
const countryButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { expanded: false });
const search = () => screen.findByRole<HTMLInputElement>('combobox');
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.dataset['country'];
};
const noteKey = (input: HTMLElement) =>
  document
    .getElementById(input.getAttribute('aria-describedby') ?? '')
    ?.querySelector('[data-message]')
    ?.getAttribute('data-message');

export const Empty = meta.story({
  play: async ({ args, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['REG-037', 'UI-006'], 'country and number, 44 px high', async () => {
      await expect(input).toHaveAccessibleName();
      await expect(countryButton(canvasElement)).toHaveTextContent('+44');
      await expect(input.parentElement?.offsetHeight).toBe(44);
      await expect(input).toHaveAttribute('type', 'tel');
      await expect(input).toHaveAttribute('inputmode', 'tel');
      await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    });
    await covers(step, ['VAL-012'], 'accepts digits only', async () => {
      await userEvent.type(input, '0e7 9-1(1)');
      await expect(input).toHaveValue('07911');
      await expect(getComputedStyle(input).direction).toBe('ltr');
    });
    await step('after a digit typed in the middle the caret is behind it', async () => {
      await userEvent.type(input, 'x٤', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(input).toHaveValue('074911');
      await expect(input.selectionStart).toBe(3);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: national('074911') });
    });
  },
});

export const Filled = meta.story({ args: { value: national('07911123456') } });

export const WithHint = meta.story({ args: { hint: <Message id="bind_contact_lead" /> } });

export const Mandatory = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-003', 'VAL-011'], 'an empty field is an error on blur', async () => {
      await userEvent.click(input);
      await userEvent.tab();
      await expect(input).toBeInvalid();
      await expect(noteKey(input)).toBe('selleronboarding_todo1_mandatory_tip');
    });
  },
});

export const InvalidNumber = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-005'], 'a number that is too short is an error', async () => {
      await userEvent.type(input, '791112345');
      await userEvent.tab();
      await expect(noteKey(input)).toBe('selleronboard_CB_signup_phone_num_error_toast');
    });
    await covers(step, ['VAL-017'], 'with its last digit it is valid', async () => {
      await userEvent.type(input, '6');
      await userEvent.tab();
      await expect(input).toBeValid();
    });
  },
});

export const InternationalPasted = meta.story({
  play: async ({ args, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-007'], 'selects the country and keeps the number', async () => {
      await userEvent.click(input);
      await userEvent.paste('+353 (0)85 123-4567');
      await expect(input).toHaveValue('0851234567');
      await expect(countryButton(canvasElement)).toHaveTextContent('+353');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('autofill with two events does the same (E-07)', async () => {
      await fireEvent.input(input, { target: { value: '+44 7911 123456' } });
      await fireEvent.input(input, { target: { value: '7911123456' } });
      await expect(input).toHaveValue('7911123456');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

/** A typed plus starts a calling code. */
export const InternationalTyped = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('the calling code stays in the text until it is complete', async () => {
      await userEvent.type(input, '+35');
      await expect(input).toHaveValue('+35');
      await expect(input).toBeValid();
      await userEvent.type(input, '3851234567');
      await expect(input).toHaveValue('851234567');
      await expect(countryButton(canvasElement)).toHaveTextContent('+353');
    });
  },
});

export const CodeNotAllowed = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step(
      'a number of another market is an error at once and stays in the field (E-02)',
      async () => {
        await userEvent.click(input);
        await userEvent.paste('+1 202 555 0123');
        await expect(input).toHaveValue('+12025550123');
        await expect(input).toBeInvalid();
        await expect(noteKey(input)).toBe('phone_code_not_allowed');
      },
    );
  },
});

export const CodeUnknown = meta.story({
  args: { rules: rulesOf([], null), value: emptyPhone(null) },
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('an unknown code is an error if there is no default country (S-182)', async () => {
      await userEvent.type(input, '+0123');
      await expect(noteKey(input)).toBe('phone_code_unknown');
    });
  },
});

export const NoCountrySelected = meta.story({
  args: { rules: rulesOf([], null), value: emptyPhone(null) },
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-011'], 'a number without a country is an error', async () => {
      await userEvent.type(input, '7911123456');
      await userEvent.tab();
      await expect(noteKey(input)).toBe('phone_country_missing');
    });
  },
});

export const DigitsOfOtherScripts = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('accepts Arabic-Indic and full-width digits (E-05)', async () => {
      await userEvent.click(input);
      await userEvent.paste('٠٧٩١１１２３');
      await expect(input).toHaveValue('07911123');
    });
  },
});

/** The text of an input method is parsed when the composition ends. */
export const Composition = meta.story({
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '７９' }, isComposing: true });
    await expect(input).toHaveValue('７９');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input, { data: '７９' });
    await waitFor(() => expect(input).toHaveValue('79'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  args: { rules: everywhere },
  play: async ({ canvasElement, step }) => {
    const button = countryButton(canvasElement);
    await step('opens at the current country, with the focus in the search field', async () => {
      await userEvent.click(button);
      await expect(await search()).toHaveFocus();
      await expect(activeOption()).toBe('gb');
      const selected = screen.getByRole('option', { selected: true });
      await expect(selected.dataset['country']).toBe('gb');
      await waitFor(() => expect(selected).toBeVisible());
    });
    await step('Escape closes it and returns the focus (E-30)', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
});

export const SearchedByCodeAndName = meta.story({
  args: { rules: everywhere },
  play: async ({ args, canvasElement, step }) => {
    await userEvent.click(countryButton(canvasElement));
    const query = await search();
    await covers(step, ['REG-036'], 'by calling code, short name and name', async () => {
      for (const [typed, key] of [
        ['+62', 'id'],
        ['de', 'de'],
        ['cote d’iv', 'ci'],
      ] as const) {
        await userEvent.clear(query);
        await userEvent.type(query, typed);
        await expect(activeOption()).toBe(key);
      }
    });
    await step('announces the number of matches, or that there is none', async () => {
      const status = screen.getByText((_, element) => element?.tagName === 'OUTPUT');
      await expect(status.querySelector('[data-message=phone_country_found]')).not.toBeNull();
      await userEvent.type(query, 'xyz');
      await expect(status.querySelector('[data-message=phone_country_none]')).toBeVisible();
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('Enter chooses and moves the focus to the number', async () => {
      await userEvent.clear(query);
      await userEvent.type(query, 'united arab{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: national('', 'ae') });
      await expect(inputOf(canvasElement)).toHaveFocus();
    });
  },
});

export const ByKeyboard = meta.story({
  args: { rules: everywhere },
  play: async ({ canvasElement, step }) => {
    await step('Down opens it; the keys move through the list and wrap around', async () => {
      countryButton(canvasElement).focus();
      await userEvent.keyboard('{ArrowDown}');
      await search();
      await userEvent.keyboard('{Home}');
      const first = activeOption();
      await userEvent.keyboard('{ArrowUp}');
      const last = activeOption();
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeOption()).toBe(first);
      await userEvent.keyboard('{End}');
      await expect(activeOption()).toBe(last);
      await userEvent.keyboard('{PageUp}{PageDown}');
      await expect(activeOption()).toBe(last);
    });
    await step('a press chooses', async () => {
      await userEvent.keyboard('{Home}{PageDown}');
      const key = activeOption();
      const option = document.querySelector<HTMLElement>(`[data-country="${key}"]`);
      await userEvent.click(option ?? document.body);
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      const code = callingCodes.find((country) => country.key === key)?.code;
      await expect(countryButton(canvasElement)).toHaveTextContent(`+${code}`);
    });
  },
});

export const ListOpen = meta.story({
  args: { rules: inEurope },
  play: async ({ canvasElement }) => {
    await userEvent.click(countryButton(canvasElement));
    await search();
  },
});

/** On a phone the list is a modal drawer. */
export const ListOpenOnPhone = meta.story({
  args: { rules: everywhere },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(countryButton(canvasElement));
    await expect(await search()).toHaveFocus();
    await step('in a narrow window it is a modal drawer', async () => {
      const narrow = matchMedia('(width <= 768px)').matches;
      await expect(screen.getByRole('dialog').matches(':modal')).toBe(narrow);
    });
  },
});

export const OneCountry = meta.story({
  args: { rules: rulesOf(['gb'], 'gb') },
  play: async ({ canvas, step }) => {
    await step('without a choice the calling code is plain text', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const CodeDisabled = meta.story({
  args: { rules: lockedRules(inEurope) },
  play: async ({ canvas, canvasElement, step }) => {
    await covers(step, ['REG-033'], 'no other country, not even by a pasted code', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await userEvent.click(inputOf(canvasElement));
      await userEvent.paste('+353851234567');
      await expect(noteKey(inputOf(canvasElement))).toBe('phone_code_not_allowed');
    });
  },
});

export const Loading = meta.story({
  args: { rules: null, value: emptyPhone(null) },
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('the number can be typed before the list has loaded', async () => {
      await userEvent.type(input, '+447911');
      await expect(input).toHaveValue('+447911');
      await expect(input).toBeValid();
    });
  },
});

export const ReadOnly = meta.story({
  args: { value: national('07911123456'), readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(countryButton(canvasElement));
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
});

/** A very long value does not break the layout (E-11). */
export const TenThousandCharacters = meta.story({
  play: async ({ canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await covers(step, ['VAL-012'], 'at most 150 digits', async () => {
      await userEvent.click(input);
      await userEvent.paste('👩‍🌾7ب'.repeat(2500));
      await expect(input).toHaveValue('7'.repeat(150));
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => (
      <PhoneField {...probe} value={emptyPhone(gb)} rules={inEurope} onChange={() => undefined} />
    ),
    { className: 'frame' },
  ),
);
