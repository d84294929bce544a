/** Brackets, dashes, dots, spaces and invisible characters. Source: S-177. */
const filling = /[\p{Ps}\p{Pe}\p{Pd}\p{Cc}\p{Cf}\s.．\u2212]/gu;
const phoneForm = /^(?:[+＋]\p{Nd}*|\p{Nd}+)$/u;

/** A typed account without what people put between the digits of a number. */
export const withoutFilling = (typed: string): string => typed.replace(filling, '');

/** Whether a typed account is read as a phone number: only digits, or a `+` and digits. Source: A§5, S-177. */
export const looksLikePhone = (typed: string): boolean => phoneForm.test(withoutFilling(typed));
