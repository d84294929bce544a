import * as z from 'zod/mini';
import type { Contact } from '../../domain/account/Contact.ts';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import { isPassword } from '../../domain/password/passwordRules.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { errorKey } from './errorKey.ts';
import type { PhoneValidator } from './phoneValidator.ts';
import type { TypedContact } from './typedContact.ts';

/** The validation rules of a region and, once loaded, of the phone parts. */
export interface FormRules {
  /** Which agreements must be checked. */
  readonly terms: boolean;
  readonly stripe: boolean;
  readonly phoneProblem: PhoneValidator;
  /** Reads a typed contact by what it says (S-192). */
  readonly classify: (typed: TypedContact) => TypedContact;
}

/** Source: A§5, S-060. */
export const passwordRule = z.string().check(z.refine(isPassword, errorKey('input.password')));

/** Only checks that it is not empty; the form's schema compares it with the password. Source: A§5. */
export const repeatRule = z.string().check(z.minLength(1, errorKey('input.repeat_empty')));

/** Source: A§5 (VAL-028 to VAL-030). */
export const ticked = (needed: boolean) =>
  z.boolean().check(z.refine((checked) => checked || !needed, errorKey('input.terms')));

/** The error text of a code; null for a complete one. Source: S-050. */
export function codeError(code: string, type: Contact['type']): MessageKey | null {
  const problem = codeProblem(code, CODE_LENGTH[type]);
  if (problem === null) return null;
  return errorKey(problem === 'empty' ? 'input.code_empty' : 'input.code_short');
}
