import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Message } from '../../i18n/Message.tsx';
import { emptyContact, type TypedContact } from './typedContact.ts';

interface ContactSwitchProps {
  readonly typed: TypedContact;
  /** Called before a switch to a phone, to load its chunk. */
  readonly onPhone: () => void;
  readonly onSwitch: (change: { readonly value: TypedContact }) => void;
}

/** Switches between an e-mail address and a phone number; each keeps what was typed (S-192). */
export function ContactSwitch({ typed, onPhone, onSwitch }: ContactSwitchProps) {
  const kept = useRef<Partial<Record<TypedContact['type'], TypedContact>>>({});
  const other = typed.type === 'email' ? 'phone' : 'email';
  return (
    <Button
      variant="quiet"
      data-switch={other}
      onClick={() => {
        if (other === 'phone') onPhone();
        kept.current[typed.type] = typed;
        onSwitch({ value: kept.current[other] ?? emptyContact(other) });
      }}
    >
      <Message id={other === 'phone' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
    </Button>
  );
}
