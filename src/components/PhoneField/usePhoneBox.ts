import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { lockedRules, type PhoneRules } from '../../domain/phone/PhoneRules.ts';

interface PhoneBoxOptions {
  /** The owner's ref. */
  readonly ref: Ref<HTMLInputElement> | undefined;
  readonly rules: PhoneRules | null;
  readonly codeDisabled: boolean;
}

interface PhoneBox {
  /** The field's own ref, to focus the input after the list of countries; the owner's ref follows it. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Only the default country when the country is fixed. Source: S-035. */
  readonly rules: PhoneRules | null;
}

/** The input ref and the rules of a field with a country. */
export function usePhoneBox({ ref, rules, codeDisabled }: PhoneBoxOptions): PhoneBox {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  return { input, rules: rules !== null && codeDisabled ? lockedRules(rules) : rules };
}
