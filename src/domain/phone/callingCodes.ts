import type { CallingCode } from './CallingCode.ts';
import { packedCallingCodes } from './callingCodes.generated.ts';
import { unpackCallingCodes } from './unpackCallingCodes.ts';

/** Every country that has a calling code, by key. Comes with the phone field, never before it. Source: B§3, S-175. */
export const callingCodes: readonly CallingCode[] =
  /* @__PURE__ */ unpackCallingCodes(packedCallingCodes);
