import { useEffect, useEffectEvent, useState } from 'react';
import { classified, type TypedContact } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

interface Account {
  readonly value: TypedContact;
  readonly parts: PhoneParts | null;
  /** Has the phone's chunk load. */
  readonly onPhone: () => void;
}

/**
 * Submits a form whose account may be a number. What is pressed before the phone's chunk is there, as on
 * a page that has just come, is held and submitted once it is, unless another account is typed by then.
 */
export function useHeldSubmit(
  submit: () => Promise<void>,
  { value, parts, onPhone }: Account,
): { readonly submit: () => Promise<void>; readonly held: boolean } {
  const [held, setHeld] = useState<string | null>(null);
  const account = JSON.stringify(value);
  const ready = parts !== null;
  const arrive = useEffectEvent(() => {
    if (held === account) void submit();
  });
  useEffect(() => {
    if (ready) arrive();
  }, [ready]);
  return {
    async submit() {
      if (ready || classified(value, null).type === 'email') return submit();
      setHeld(account);
      onPhone();
    },
    held: held !== null && !ready,
  };
}
