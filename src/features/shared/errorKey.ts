import { errorCatalogue, type PortalErrorName } from '../../domain/errors/errorCatalogue.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';

type InputError = Extract<PortalErrorName, `input.${string}`>;

/** The text key of an input error. */
export const errorKey = (input: InputError): MessageKey => errorCatalogue.portal[input].message;
