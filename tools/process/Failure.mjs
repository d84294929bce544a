// @ts-check

/** A problem the person at the keyboard can mend: its message is shown alone, without a stack. */
export class Failure extends Error {}
