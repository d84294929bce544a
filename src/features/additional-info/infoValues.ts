import * as z from 'zod/mini';
import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import { emptyPhone, type PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import type { Kind } from '../../flows/additional-info/InfoState.ts';
import { codeError, type FormRules } from '../shared/fieldRules.ts';
import { contactError, readContact, type TypedContact } from '../shared/typedContact.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';

/** The form's fields, by the names of the specification. Source: A§3 (REG-025). */
export interface InfoValues {
  RegisterType: 'mobile' | 'email';
  Mobile: PhoneEntry;
  MobileVerificationCode: string;
  Email: string;
  EmailVerificationCode: string;
}

/** The field names of each block. */
export const blockFields = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const satisfies Record<Kind, { contact: keyof InfoValues; code: keyof InfoValues }>;

/** A block's name in the form. Source: A§3 (REG-026). */
export const registerTypes = { email: 'email', phone: 'mobile' } as const satisfies Record<
  Kind,
  InfoValues['RegisterType']
>;

/** The initial form, with the contact of an earlier attempt if there is one. */
export const infoStart = (start: TypedContact): InfoValues => ({
  RegisterType: registerTypes[start.type],
  Mobile: start.type === 'phone' ? start.phone : emptyPhone(null),
  MobileVerificationCode: '',
  Email: start.type === 'email' ? start.email : '',
  EmailVerificationCode: '',
});

/** A block's contact as it is typed. */
export const typedIn = (
  { Email, Mobile }: Pick<InfoValues, 'Email' | 'Mobile'>,
  kind: Kind,
): TypedContact =>
  kind === 'email' ? { type: 'email', email: Email } : { type: 'phone', phone: Mobile };

/** The contact of the shown block, as it is typed. */
export const shownIn = (values: InfoValues): TypedContact =>
  typedIn(values, values.RegisterType === 'email' ? 'email' : 'phone');

/** The contact and the code of a valid form; null where the phone's rules are not loaded. */
export function provenIn(values: InfoValues, kind: Kind, parts: PhoneParts | null): Proven | null {
  const contact: Contact | null = readContact(typedIn(values, kind), parts).contact;
  return contact === null ? null : { contact, code: values[blockFields[kind].code] };
}

/** The rules of the shown block; their messages are text keys. Source: A§5, S-041, S-050. */
const schema = ({ phoneProblem }: FormRules) =>
  z
    .object({
      RegisterType: z.enum(['mobile', 'email']),
      Mobile: z.custom<PhoneEntry>(),
      MobileVerificationCode: z.string(),
      Email: z.string(),
      EmailVerificationCode: z.string(),
    })
    .check(({ value, issues }) => {
      const kind = value.RegisterType === 'email' ? 'email' : 'phone';
      const { contact, code } = blockFields[kind];
      const checked = [
        [contact, contactError(typedIn(value, kind), phoneProblem)],
        [code, codeError(value[code], kind)],
      ] as const;
      for (const [field, message] of checked)
        if (message !== null) issues.push({ code: 'custom', input: value, path: [field], message });
    });

/** The page's form. */
export const infoPlan = { name: 'additional_info', schema };
