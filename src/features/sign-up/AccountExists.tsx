import type { ComponentProps } from 'react';
import { ExistsDialog } from '../../components/ExistsDialog/ExistsDialog.tsx';
import { contactText, type Contact } from '../../domain/account/Contact.ts';
import { useServices } from '../Services.ts';

interface AccountExistsProps extends Pick<
  ComponentProps<typeof ExistsDialog>,
  'onCancel' | 'onLogIn' | 'onChange'
> {
  /** The contact that has an account; null while none is known to have one. */
  readonly exists: { readonly contact: Contact; readonly maybeOwn: boolean } | null;
}

/** The dialog of a contact that has an account already, over either form. Source: B§2, S-079. */
export function AccountExists({ exists, ...rest }: AccountExistsProps) {
  const { region } = useServices();
  return (
    <ExistsDialog
      {...rest}
      open={exists !== null}
      kind={exists?.contact.type ?? 'email'}
      contact={exists === null ? '' : contactText(exists.contact)}
      maybeOwn={exists?.maybeOwn ?? false}
      faqHref={region.conflict.faqUrl || undefined}
    />
  );
}
