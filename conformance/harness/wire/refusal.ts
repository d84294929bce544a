/** A refusal of the product's service: a code that is no success. */
export const refusal = { code: 5, message: 'refused', data: null } as const;
