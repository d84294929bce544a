/** What the plan spreads over the regions, by suite: the values of each factor. */
export const factors = {
  /** Each error of a call on its surface, and what happens around it. */
  errors: {
    version: ['stepped', 'single'],
    case: ['region', 'send', 'check', 'register'],
    contact: ['email', 'phone'],
    viewport: ['desktop', 'mobile'],
    adversity: ['plain', 'slow answer', 'pressed twice'],
  },
  /** What interrupts the sign-up, step by step. */
  journey: {
    version: ['stepped', 'single'],
    case: ['account', 'verification', 'password', 'form'],
    contact: ['email', 'phone'],
    viewport: ['desktop', 'mobile'],
    adversity: ['refresh', 'browser back', 'pressed twice', 'clock jump', 'late answer'],
  },
  /** Rules that no region changes: fields, code boxes, countdown, layout, secrets, telemetry. */
  rules: {
    version: ['stepped'],
    case: [
      ...['code', 'countdown', 'account field', 'password field', 'agreements', 'secrets'],
      ...['telemetry', 'layout', 'back', 'redirect', 'document', 'storage', 'success'],
      ...['hosts', 'links'],
      ...['log-in', 'forgotten password', 'login check', 'other tabs', 'callbacks'],
      ...['additional info', 'referral', 'lead form'],
    ],
    contact: ['email', 'phone'],
    viewport: ['desktop', 'mobile'],
    adversity: ['plain'],
  },
} as const;

export type Suite = keyof typeof factors;
export type RuleCase = (typeof factors)['rules']['case'][number];
export type JourneyStep = (typeof factors)['journey']['case'][number];

type Row = Readonly<Record<string, string>>;

/** The single form has no code check of its own and no steps (S-078); each version keeps to its cases. */
const calls: Readonly<Record<string, readonly string[]>> = {
  stepped: ['region', 'send', 'check', 'register'],
  single: ['region', 'send', 'register'],
};
const steps: Readonly<Record<string, readonly string[]>> = {
  stepped: ['account', 'verification', 'password'],
  single: ['form'],
};

/** What can interrupt each step: nothing is sent from where nothing can be. */
const interruptions: Readonly<Record<string, readonly string[]>> = {
  account: ['refresh', 'pressed twice', 'late answer'],
  verification: ['refresh', 'browser back', 'pressed twice', 'clock jump', 'late answer'],
  password: ['refresh', 'browser back', 'pressed twice', 'late answer'],
  form: ['refresh', 'pressed twice', 'clock jump'],
};

/** Whether a combination makes sense. */
export const possible: Readonly<Record<Suite, (row: Row) => boolean>> = {
  errors: ({ version = '', case: call = '' }) => calls[version]?.includes(call) ?? false,
  journey: ({ version = '', case: step = '', adversity = '' }) =>
    (steps[version]?.includes(step) ?? false) &&
    (interruptions[step]?.includes(adversity) ?? false),
  rules: () => true,
};
