/** Why no code can be asked for yet, and until when in epoch milliseconds. */
export interface SendWait {
  /** `sent`: a code is on its way, 60 s at most (S-046). `throttled`: the server said when, an hour at most (E-19). */
  readonly after: 'sent' | 'throttled';
  readonly until: number;
}
