import { useRef, useState } from 'react';
import type { KeptContacts } from './ContactSwitch.tsx';
import { flushSync } from 'react-dom';
import type { TypedContact } from './typedContact.ts';
import { type PhoneParts, usePhoneParts } from './usePhoneParts.ts';

/** The field of a contact, in a form. */
interface ContactValue {
  readonly read: () => TypedContact;
  readonly write: (value: TypedContact) => void;
}

/** The part of a form that a field of a contact needs. */
interface ContactForm<Name> {
  readonly getValues: (name: Name) => TypedContact;
  readonly setValue: (name: Name, value: TypedContact) => void;
}

/** The field of a contact by its name. */
export const contactField = <Name>(form: ContactForm<Name>, name: Name): ContactValue => ({
  read: () => form.getValues(name),
  write: (value) => form.setValue(name, value),
});

/** What a form with a field for either contact needs of the phone's chunk. */
export interface ContactParts {
  readonly parts: PhoneParts | null;
  /** Whether a number waits for the chunk. */
  readonly loading: boolean;
  /**
   * Has the chunk load before a switch to a number; where it cannot, offline, the field has the contact
   * before again.
   */
  readonly wantPhone: (field?: ContactValue) => void;
  readonly kept: KeptContacts;
}

/**
 * The phone's chunk for a form whose contact may become a number. Source: E-17.
 *
 * @param start the contact that the form begins with
 * @param country the short name of the country that its number is of; null is the region's own
 */
export function useContactParts(
  start: TypedContact['type'],
  country: string | null = null,
): ContactParts {
  const [phones, setPhones] = useState(start === 'phone');
  const [kept] = useState<KeptContacts>(() => new Map());
  const undo = useRef<() => void>(() => undefined);
  const parts = usePhoneParts(phones, () => undo.current(), country);
  return {
    ...{ parts, kept },
    loading: phones && parts === null,
    wantPhone(field) {
      const before = field?.read();
      undo.current = () => {
        if (before?.type === 'phone') return; // no other contact to show: it comes once online
        setPhones(false);
        // At once: the notices of what was there end with it, and the one that says why follows.
        if (before && field?.read().type !== before.type) flushSync(() => field?.write(before));
      };
      setPhones(true);
    },
  };
}
