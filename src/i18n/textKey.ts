import type { MessageKey } from './MessageKey.ts';

/**
 * Types a text key from data that cannot import the texts (regions, form rules). The check of
 * `regions/` and the tests of the rules make sure that each such key exists.
 */
export const textKey = (key: string): MessageKey => key as MessageKey; // see above
