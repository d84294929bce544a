import type { ComponentProps, Ref } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Message } from '../../i18n/Message.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../classNames.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './AgreementsBlock.module.css';
import { LinkedText } from './LinkedText.tsx';

/** The single form's CheckReadAgreements, StripeAgreements, SendEmailsAgreements, PhoneAuthAgreements (REG-025). */
export type AgreementName = 'terms' | 'stripe' | 'emails' | 'phone';

interface AgreementsBlockProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The minimum age that the seller confirms, in years (VAL-032). */
  readonly age: number;
  /** Addresses of the documents; without `stripe` there is no card-payment agreement (VAL-030). */
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly stripe?: string | undefined;
  };
  /** Shows the consent to marketing e-mails, with the region's own text if it has one (S-036). */
  readonly emails?: { readonly consentKey?: MessageKey | undefined } | undefined;
  /** Shows the consent to calls (S-034). */
  readonly phone?: boolean;
  /** The checked agreements; where they are checked by default (VAL-029), the caller sets the initial values. */
  readonly values: Readonly<Partial<Record<AgreementName, boolean>>>;
  readonly errors?: Readonly<Partial<Record<AgreementName, PhraseContent | undefined>>>;
  readonly onChange: (change: { readonly name: AgreementName; readonly checked: boolean }) => void;
  /** Refs of the checkboxes, to focus them after a failed submit. */
  readonly boxRefs?: Readonly<Partial<Record<AgreementName, Ref<HTMLInputElement>>>>;
}

/**
 * The agreements of a sign-up: the terms and, where cards are paid out, the provider's; and the
 * optional consents to e-mails and calls. Source: REG-011..014, VAL-028..033.
 */
export function AgreementsBlock(props: AgreementsBlockProps) {
  const { age, links, emails, phone, values, errors, onChange, boxRefs, className, ...rest } =
    props;
  const box = (name: AgreementName) => ({
    ...(boxRefs?.[name] && { ref: boxRefs[name] }),
    checked: values[name] ?? false,
    error: errors?.[name],
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      onChange({ name, checked: event.currentTarget.checked }),
  });
  return (
    <div {...rest} className={classNames(styles['agreements'], className)}>
      <Checkbox
        {...box('terms')}
        name="check_read_agreements"
        label={<LinkedText id="agreement_terms" values={{ age }} links={links} />}
      />
      {links.stripe !== undefined && (
        <Checkbox
          {...box('stripe')}
          name="stripe_agreements"
          label={<LinkedText id="agreement_stripe" links={links} />}
        />
      )}
      {emails && (
        <Checkbox
          {...box('emails')}
          name="email_agreement"
          label={<Message id={emails.consentKey ?? 'agreement_emails'} />}
        />
      )}
      {phone && (
        <Checkbox
          {...box('phone')}
          name="phone_agreement"
          label={<Message id="agreement_phone" />}
        />
      )}
    </div>
  );
}
