import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { lockedRules, type PhoneRules } from '../../domain/phone/PhoneRules.ts';

interface PhoneBoxOptions {
  /** The owner's. */
  readonly ref: Ref<HTMLInputElement> | undefined;
  readonly rules: PhoneRules | null;
  readonly codeDisabled: boolean;
}

interface PhoneBox {
  /** The field's own, for the focus that comes back from the list of countries; the owner's follows it. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** With the default country alone where the country cannot be changed. Source: S-035. */
  readonly rules: PhoneRules | null;
}

/** What a field with a country begins with: its input, and the rules that it goes by. */
export function usePhoneBox({ ref, rules, codeDisabled }: PhoneBoxOptions): PhoneBox {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  return { input, rules: rules !== null && codeDisabled ? lockedRules(rules) : rules };
}
