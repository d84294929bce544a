import type { ComponentProps } from 'react';
import { BlockField } from '../shared/BlockField.tsx';
import { ContactField } from '../shared/ContactField.tsx';
import type { loginPlans } from './loginValues.ts';

interface AccountFieldProps extends ComponentProps<typeof ContactField> {
  readonly kind: keyof typeof loginPlans;
  readonly onBlur: () => void;
  readonly name: string;
}

/** The account of either version of the page: a field that classifies, or one of each type. Source: LOGIN-001, S-192. */
export function AccountField({ kind, onPhone, ...rest }: AccountFieldProps) {
  return kind === 'combined' ? (
    <ContactField {...rest} onPhone={onPhone} />
  ) : (
    <BlockField {...rest} />
  );
}
