import { errorCatalogue } from '../domain/errors/errorCatalogue.ts';
import type { Notice } from '../domain/errors/Notice.ts';

/** The notice of a code that the server has refused before; it is not sent again. Source: S-211. */
export const wrongCode: Notice = { from: 'portal', key: errorCatalogue.passport[1704].message };
