import type { CallingCode } from './CallingCode.ts';

/** Whether a number as typed matches its country's pattern. Source: A§5, S-053 (VAL-013 to VAL-017). */
export const isNumberOf = ({ validatorReg }: CallingCode, number: string): boolean =>
  new RegExp(validatorReg).test(number);
