/** Whether a field holds further fields; a list is a value. */
export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
