import type { PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import type { PhoneProblem } from '../../domain/phone/phoneProblem.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** The problem of a typed phone; null when a code may be sent to it. */
export type PhoneValidator = (entry: PhoneEntry) => PhoneProblem | null;

/** Validates by the region's rules; until they are loaded every phone is invalid. */
export const phoneValidator =
  (parts: PhoneParts | null): PhoneValidator =>
  (entry) =>
    parts === null
      ? { problem: 'empty' }
      : parts.phoneProblem(parts.settlePhone(entry, parts.rules), parts.rules);
