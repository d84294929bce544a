/** Why no code can be requested yet, and until when in epoch milliseconds. */
export interface SendCooldown {
  /** `sent`: a code was sent, at most 60 s (S-046). `throttled`: requested by the server, at most an hour (E-19). */
  readonly after: 'sent' | 'throttled';
  readonly until: number;
}
