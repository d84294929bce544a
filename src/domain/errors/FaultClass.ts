/** The class of a call: how its failure is handled and what the user sees. */
export type FaultClass =
  /** The login check: after a failure the user counts as logged out. */
  | 'gate'
  /** The ban check and the experiments: a failure is ignored. */
  | 'fail-open'
  /** Content of the landing page: after a failure the built-in defaults stay. */
  | 'landing'
  /** The network region check. */
  | 'region'
  /** Sends a code. */
  | 'send'
  /** Checks a code. */
  | 'verify'
  /** Registers, binds, logs in, submits: the server may have acted although no response arrived. */
  | 'commit'
  /** Handles the return from a sign-in provider. */
  | 'callback'
  /** Stores a lead. */
  | 'commit-soft'
  /** Sends a report; no flow depends on its response. */
  | 'report'
  /** Prefetches data. */
  | 'prefetch'
  | 'logout';
