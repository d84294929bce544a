import type { PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import type { PhoneProblem } from '../../domain/phone/phoneProblem.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** What is wrong with a typed phone; null when a code may go to it. */
export type PhoneJudge = (entry: PhoneEntry) => PhoneProblem | null;

/** Judges by the region's rules; until they are here no phone is right. */
export const phoneJudge =
  (parts: PhoneParts | null): PhoneJudge =>
  (entry) =>
    parts === null
      ? { problem: 'empty' }
      : parts.phoneProblem(parts.settlePhone(entry, parts.rules), parts.rules);
