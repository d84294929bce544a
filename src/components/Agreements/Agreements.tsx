import type { ComponentProps, Ref } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../classNames.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Agreements.module.css';
import { richText } from './richText.ts';

export type AgreementName = 'terms' | 'stripe';

interface AgreementsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The least age a seller states, in years (VAL-032). */
  readonly age: number;
  /** Addresses of the documents; without `stripe` there is no card-payment agreement (VAL-030). */
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly stripe?: string | undefined;
  };
  readonly values: Readonly<Record<AgreementName, boolean>>;
  readonly errors?: Readonly<Partial<Record<AgreementName, PhraseContent | undefined>>>;
  readonly onChange: (change: { readonly name: AgreementName; readonly checked: boolean }) => void;
  /** Where a failed submit leads. */
  readonly termsRef?: Ref<HTMLInputElement>;
  readonly stripeRef?: Ref<HTMLInputElement>;
}

/** What a seller accepts with the sign-up: the terms, and where cards are paid out, the provider's. */
export function Agreements(props: AgreementsProps) {
  const { age, links, values, errors, onChange, termsRef, stripeRef, className, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles['agreements'], className)}>
      <Checkbox
        name="check_read_agreements"
        ref={termsRef}
        label={<LinkedText id="agreement_terms" values={{ age }} links={links} />}
        checked={values.terms}
        error={errors?.terms}
        onChange={(event) => onChange({ name: 'terms', checked: event.currentTarget.checked })}
      />
      {links.stripe !== undefined && (
        <Checkbox
          name="stripe_agreements"
          ref={stripeRef}
          label={<LinkedText id="agreement_stripe" links={links} />}
          checked={values.stripe}
          error={errors?.stripe}
          onChange={(event) => onChange({ name: 'stripe', checked: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

interface LinkedTextProps {
  readonly id: 'agreement_terms' | 'agreement_stripe';
  readonly values?: { readonly age: number };
  readonly links: Readonly<Record<string, string | undefined>>;
}

function LinkedText({ id, values, links }: LinkedTextProps) {
  const text = useText();
  return (
    <span data-message={id}>
      {richText(text(id, values)).map((part, index) => {
        const href = part.tag === null ? undefined : links[part.tag];
        if (href === undefined) return part.text;
        return (
          <TextLink key={index} href={href} newTab>
            {part.text}
          </TextLink>
        );
      })}
    </span>
  );
}
