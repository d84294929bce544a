import type { ComponentProps, ReactNode } from 'react';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { contactText, type Contact } from '../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../domain/code/codeRules.ts';
import { Message } from '../../i18n/Message.tsx';

/** A number stays on one line. */
const NO_BREAK = '\u00A0';

const titles = {
  email: 'sign_up_verification_title',
  phone: 'sign_up_verification_phone_title',
} as const;

interface CodeCardProps extends Omit<ComponentProps<typeof Card>, 'title' | 'lead' | 'back'> {
  /** The contact that the code was sent to. */
  readonly contact: Contact;
  /** The id of the text that describes the boxes. */
  readonly leadId: string;
  /** An action beside that text. */
  readonly action?: ReactNode;
  readonly onBack: () => void;
}

/** The card of a step that asks for a code: how long it is, and where it was sent. */
export function CodeCard({ contact, leadId, action, onBack, ...rest }: CodeCardProps) {
  const values = {
    length: CODE_LENGTH[contact.type],
    contact: contactText(contact).replaceAll(' ', NO_BREAK),
  };
  return (
    <Card
      fullScreen
      {...rest}
      title={<Message id={titles[contact.type]} />}
      lead={
        <>
          <span id={leadId}>
            <Message id="sign_up_verification_lead" values={values} />
          </span>{' '}
          {action}
        </>
      }
      back={<BackButton onClick={onBack} />}
    />
  );
}
