import type { ComponentProps } from 'react';
import { ExistsDialog } from '../../components/ExistsDialog/ExistsDialog.tsx';
import { contactText, type Contact } from '../../domain/account/Contact.ts';
import { useServices } from '../Services.ts';

interface AccountExistsProps extends Pick<
  ComponentProps<typeof ExistsDialog>,
  'onCancel' | 'onLogIn' | 'onChange'
> {
  /** The contact that already has an account; null to close the dialog. */
  readonly exists: { readonly contact: Contact; readonly maybeOwn: boolean } | null;
}

/** The dialog for a contact that already has an account, over either form. Source: B§2, S-079. */
export function AccountExists({ exists, ...rest }: AccountExistsProps) {
  const { region } = useServices().page;
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
