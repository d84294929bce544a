// @ts-check

/** A problem that whoever runs the command can fix: its message is shown alone, without a stack. */
export class Failure extends Error {}
