import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { type PhoneEntry, phoneText } from '../../domain/phone/PhoneEntry.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { editPhone } from '../../domain/phone/readPhone.ts';

/** A text that is no number, and whether its field has the focus, which goes with the field. */
export interface TypedAddress {
  readonly text: string;
  readonly focused: boolean;
}

interface PhoneInputOptions {
  readonly value: PhoneEntry;
  readonly rules: PhoneRules | null;
  readonly onChange: (change: { readonly value: PhoneEntry }) => void;
  readonly onAddress?: ((change: TypedAddress) => void) | undefined;
}

/** What no number has, but every e-mail address. */
const ofAddress = /[\p{L}@＠]/u;

/** Connects `editPhone` to an input: its value, and the handlers for typing, pasting and autofill. */
export function usePhoneInput({ value, rules, onChange, onAddress }: PhoneInputOptions) {
  const { country } = value;
  // Composed text stays in the input until it is digits (E-05).
  const [draft, setDraft] = useState<string | null>(null);

  function apply(input: HTMLInputElement, isComposing: boolean) {
    const text = input.value;
    const caret = input.selectionStart ?? text.length;
    if (onAddress && !isComposing && ofAddress.test(text))
      return onAddress({ text, focused: input === document.activeElement });
    const edit = editPhone({ text, caret }, country, rules);
    const shown = phoneText(edit.entry);
    if (isComposing && shown !== text) return setDraft(text);
    setDraft(null);
    if (shown !== text) {
      // Set here, so that the caret can be placed before React writes the same text.
      input.value = shown;
      input.setSelectionRange(edit.caret, edit.caret);
    }
    if (shown !== phoneText(value) || edit.entry.country?.key !== country?.key)
      onChange({ value: edit.entry });
    return undefined;
  }

  return {
    bound: {
      value: draft ?? phoneText(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent } = event;
        apply(
          event.currentTarget,
          'isComposing' in nativeEvent && nativeEvent.isComposing === true,
        );
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        apply(event.currentTarget, false),
    },
    /** Reads the input's text, as after a change. */
    read: (input: HTMLInputElement) => apply(input, false),
    /** Changes the country and keeps the digits. */
    choose: (chosen: CallingCode) => {
      const number = value.kind === 'national' ? value.number : value.digits;
      onChange({ value: { kind: 'national', country: chosen, number } });
    },
  };
}
