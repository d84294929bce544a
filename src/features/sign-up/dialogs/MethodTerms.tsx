import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CardQuestion } from '../../../components/Card/CardQuestion.tsx';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import type { ConnectConsents } from '../../../domain/sign-in/connectState.ts';
import { signInMethods, type LeavingMethod } from '../../../domain/sign-in/signInMethods.ts';
import { Message } from '../../../i18n/Message.tsx';
import { isMobilePage } from '../../isMobilePage.ts';
import { useServices } from '../../Services.ts';
import { ticked, type FormRules } from '../../shared/fieldRules.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';
import { DialogTexts } from '../../DialogTexts.tsx';
import { Agreements } from '../shared/Agreements.tsx';
import { asks, type Checkboxes } from '../shared/shownAgreements.ts';
import styles from './MethodTerms.module.css';

interface MethodTermsProps {
  readonly method: LeavingMethod;
  /** The agreements as the form has them, where it has any. */
  readonly checked?: Checkboxes;
  readonly onAgree: (agreed: { readonly consents: ConnectConsents }) => void;
  readonly onCancel: () => void;
}

const schema = ({ terms, stripe }: FormRules) =>
  z.object({
    check_read_agreements: ticked(terms),
    stripe_agreements: ticked(stripe),
    email_agreement: z.boolean(),
    phone_agreement: z.boolean(),
  });

const plan = { name: 'method_terms', schema };
const fields = {
  terms: 'check_read_agreements',
  stripe: 'stripe_agreements',
  emails: 'email_agreement',
  phone: 'phone_agreement',
} as const;
/** A provider can return either contact. */
const types = ['email', 'phone'] as const;

/**
 * Asks for the region's terms before the page of a provider: in the card, on a phone in a dialog.
 * Source: A§4 (OAUTH-004), S-202, E-27.
 */
export const MethodTerms = (props: MethodTermsProps) => (
  <DialogTexts part="account" open onOffline={props.onCancel}>
    <Terms {...props} />
  </DialogTexts>
);

function Terms({ method, checked, onAgree, onCancel }: MethodTermsProps) {
  const { region } = useServices().page;
  const [mobile] = useState(isMobilePage); // a window that gets another size keeps what was ticked
  const { form, validate } = useValidatedForm<Checkboxes>(
    plan,
    checked ?? {
      ...{ check_read_agreements: false, stripe_agreements: false, phone_agreement: false },
      email_agreement: region.register.sendEmailsAgreementsDefault,
    },
    null,
  );
  const values = useWatch({ control: form.control }) as Checkboxes; // every field has a default

  const agree = async () => {
    if (!(await validate(['check_read_agreements', 'stripe_agreements'], true))) return;
    const { phone_agreement, email_agreement } = form.getValues();
    onAgree({
      consents: {
        phone_agreement: asks(region, types, 'phone') && phone_agreement,
        email_agreement: asks(region, types, 'emails') && email_agreement,
      },
    });
  };

  const question = {
    'data-method-terms': method,
    title: <Message id={signInMethods[method].label} />,
    submitText: 'sign_up_continue',
    onSubmit: () => void agree(),
    onCancel,
    children: (
      <div className={styles['terms']}>
        <p>
          <Message id="oauth_terms_lead" />
        </p>
        <Agreements form={form} fields={fields} values={values} types={types} />
      </div>
    ),
  } as const;
  return mobile ? (
    <FormDialog open busyText="loading" {...question} />
  ) : (
    <CardQuestion {...question} />
  );
}
