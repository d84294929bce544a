import * as z from 'zod/mini';

/** A phone number in a request: '+', calling code and number without separators. Source: A§3 (API-004). */
export const mobileNumber = /* @__PURE__ */ z.string().check(z.regex(/^\+\d+$/));
