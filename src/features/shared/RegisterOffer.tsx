import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { Message } from '../../i18n/Message.tsx';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';

interface RegisterOfferProps {
  readonly notice: Notice | null | undefined;
  /** The contact without an account, which the register form begins with. */
  readonly contact: Contact | null;
}

/** The link to the registration below the error of an account that does not exist. Source: S-100, S-205. */
export function RegisterOffer({ notice, contact }: RegisterOfferProps) {
  const {
    page: { region, paths },
    browser: { signUpAccount },
  } = useServices();
  if (notice?.offer !== 'register' || contact === null || !region.signInMethods.registration)
    return null;
  return (
    <p>
      <RouteLink
        to={paths.register}
        data-register-offer=""
        onClick={() => signUpAccount.put(contact)}
      >
        <Message id="log_in_no_account_link" />
      </RouteLink>
    </p>
  );
}
