/** A setting that whoever starts the suite can correct: its message is one sentence, shown without a stack. */
export class ConfigurationError extends Error {}
