/** How long a place waits for managed content before it shows its own and keeps that, in milliseconds. */
export const CONTENT_PATIENCE_MS = 1000;
