import { Button } from '../../components/Button/Button.tsx';
import { Message } from '../../i18n/Message.tsx';
import { emptyContact, type TypedContact } from './typedContact.ts';

/** What was typed for each type; kept by the flow, whose other steps take the place of the switch. Source: S-192, E-14. */
export type KeptContacts = Map<TypedContact['type'], TypedContact>;

interface ContactSwitchProps {
  readonly kept: KeptContacts;
  readonly typed: TypedContact;
  /** Called before a switch to a phone, to load its chunk. */
  readonly onPhone: () => void;
  readonly onSwitch: (change: { readonly value: TypedContact }) => void;
}

/** Switches between an e-mail address and a phone number; each keeps what was typed (S-192). */
export function ContactSwitch({ kept, typed, onPhone, onSwitch }: ContactSwitchProps) {
  const other = typed.type === 'email' ? 'phone' : 'email';
  return (
    <Button
      variant="quiet"
      data-switch={other}
      onClick={() => {
        if (other === 'phone') onPhone();
        kept.set(typed.type, typed);
        onSwitch({ value: kept.get(other) ?? emptyContact(other) });
      }}
    >
      <Message id={other === 'phone' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
    </Button>
  );
}
