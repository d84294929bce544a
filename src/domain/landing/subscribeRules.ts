/** Milliseconds after which the subscribe form opens by itself. Source: A§9, B§9 (SUB-001). */
export const SUBSCRIBE_OPENS_AFTER = 20_000;
