import type { CallingCode } from './CallingCode.ts';
import { packedCallingCodes } from './callingCodes.generated.ts';
import { unpackCallingCodes } from './unpackCallingCodes.ts';

/** Every country with a calling code, by key. Loaded with the phone field only. Source: B§3, S-175. */
export const callingCodes: readonly CallingCode[] =
  /* @__PURE__ */ unpackCallingCodes(packedCallingCodes);
