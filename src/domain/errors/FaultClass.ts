/** What a call survives and what the person sees, by class of call. */
export type FaultClass =
  /** The login check: a failure is nobody logged in. */
  | 'gate'
  /** The ban check and the experiments: a failure changes nothing. */
  | 'fail-open'
  /** Content of the landing page: a failure leaves the built-in defaults. */
  | 'landing'
  /** The network region check. */
  | 'region'
  /** Sends a code. */
  | 'send'
  /** Checks a code. */
  | 'verify'
  /** Registers, binds, logs in, submits: the server may have acted although no answer came. */
  | 'commit'
  /** Comes back from a sign-in provider. */
  | 'callback'
  /** Keeps a lead. */
  | 'commit-soft'
  /** Reports that nobody waits for. */
  | 'report'
  /** Fetches ahead. */
  | 'prefetch'
  | 'logout';
