import type { MessageKey } from './MessageKey.ts';

/**
 * Reads a text key out of data that cannot import the texts (regions, form rules). The check on
 * `regions/` and the tests of the rules prove that each such key exists.
 */
export const textKey = (key: string): MessageKey => key as MessageKey; // see above
