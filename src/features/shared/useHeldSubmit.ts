import { useEffect, useEffectEvent, useState } from 'react';
import { isOffline } from '../../api/isOffline.ts';
import { useFailureToast } from '../useFailureToast.ts';
import { classified, type TypedContact } from './typedContact.ts';
import { loadPhoneParts, type PhoneParts } from './usePhoneParts.ts';

interface Account {
  readonly value: TypedContact;
  readonly parts: PhoneParts | null;
  /** Has the phone's chunk load. */
  readonly onPhone: () => void;
  /** Whether a number waits for that chunk already, which may have failed to come. */
  readonly loading: boolean;
  /** Says that it did not come; by default a toast, unless who loads it says so. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Submits a form whose account may be a number. What is pressed before the phone's chunk is there, as on
 * a page that has just come, is held and submitted once it is, unless another account is typed by then.
 * Where the chunk does not come the form is free again, and offline a notice says why (E-17).
 */
export function useHeldSubmit(
  submit: () => Promise<void> | void,
  { value, parts, onPhone, loading, onFailure }: Account,
): { readonly submit: () => Promise<void>; readonly held: boolean } {
  const [held, setHeld] = useState<string | null>(null);
  const account = JSON.stringify(value);
  const ready = parts !== null;
  const showFailure = useFailureToast();
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
      if (!loading) onPhone();
      try {
        await loadPhoneParts();
      } catch (error) {
        setHeld(null);
        if (onFailure !== undefined) onFailure(error);
        else if (loading && isOffline()) showFailure();
      }
      return undefined;
    },
    held: held !== null && !ready,
  };
}
