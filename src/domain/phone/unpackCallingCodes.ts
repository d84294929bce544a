import { CallingCode } from './CallingCode.ts';

/** Unpacks the calling-code list, one country per line. */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map((line) => new CallingCode(line));
