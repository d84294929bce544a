import * as z from 'zod/mini';

/** A phone number on the wire: '+', calling code and number without anything between. Source: A§3 (API-004). */
export const mobileNumber = /* @__PURE__ */ z.string().check(z.regex(/^\+\d+$/));
