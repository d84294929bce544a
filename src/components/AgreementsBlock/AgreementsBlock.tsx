import type { ComponentProps, Ref } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Message } from '../../i18n/Message.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../classNames.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './AgreementsBlock.module.css';
import { LinkedText } from './LinkedText.tsx';

/** The older form's CheckReadAgreements, StripeAgreements, SendEmailsAgreements, PhoneAuthAgreements (REG-025). */
export type AgreementName = 'terms' | 'stripe' | 'emails' | 'phone';

interface AgreementsBlockProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The least age a seller states, in years (VAL-032). */
  readonly age: number;
  /** Addresses of the documents; without `stripe` there is no card-payment agreement (VAL-030). */
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly stripe?: string | undefined;
  };
  /** Given, marketing e-mails may be consented to, in the region's own words if it has some (S-036). */
  readonly emails?: { readonly consentKey?: MessageKey | undefined } | undefined;
  /** Whether being reached by phone may be consented to (S-034). */
  readonly phone?: boolean;
  /** What is ticked; where the site ticks the agreements ahead (VAL-029), that is the caller's start. */
  readonly values: Readonly<Partial<Record<AgreementName, boolean>>>;
  readonly errors?: Readonly<Partial<Record<AgreementName, PhraseContent | undefined>>>;
  readonly onChange: (change: { readonly name: AgreementName; readonly checked: boolean }) => void;
  /** The boxes, where a failed submit leads. */
  readonly boxRefs?: Readonly<Partial<Record<AgreementName, Ref<HTMLInputElement>>>>;
}

/**
 * What a seller accepts with the sign-up: the terms and, where cards are paid out, the provider's;
 * and what they may allow: e-mails and calls. Source: REG-011..014, VAL-028..033.
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
