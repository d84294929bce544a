import { z } from 'zod';

/** Key of a text in src/i18n/locales. */
export const textKey = z.string().min(1);

export const httpsUrl = z.string().regex(/^https:\/\/[^\s/@]+(\/\S*)?$/, 'must be an https URL');

export const optionalUrl = z
  .string()
  .regex(/^(https:\/\/[^\s/@]+(\/\S*)?)?$/, 'must be an https URL, or empty');

/** Key of a calling-code entry: ISO alpha-2, small letters. */
export const countryKey = z.string().regex(/^[a-z]{2}$/, 'must be two small letters');

export const optionalCountryKey = z
  .string()
  .regex(/^([a-z]{2})?$/, 'must be two small letters, or empty');

/** Region code of the account service: ISO alpha-2, capitals. */
export const regionCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters');

export const optionalRegionCode = z
  .string()
  .regex(/^([A-Z]{2})?$/, 'must be two capital letters, or empty');

export const callingCode = z.string().regex(/^\d{1,3}$/, 'must be a calling code of 1 to 3 digits');

/** A list that names nothing twice. */
export const distinct = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .refine((list) => new Set(list).size === list.length, 'names something twice; keep it once');
