/** The number of a fault in the catalogue of faults. */
export type Fault = `F${number}`;

/** A class of call, and the form of the page that makes it. */
export type SubjectName =
  | 'region'
  | 'send'
  | 'verify'
  | 'commit'
  | 'single-form send'
  | 'single-form commit'
  | 'log-in'
  | 'reset send'
  | 'reset verify'
  | 'reset commit'
  | 'reset phone send'
  | 'reset phone verify'
  | 'reset phone commit'
  | 'login check'
  | 'login check again'
  | 'ticket log-in'
  | 'logout'
  | 'identity send'
  | 'identity verify'
  | 'ban'
  | 'experiments'
  | 'report'
  | 'short-video callback'
  | 'social callback'
  | 'oidc callback'
  | 'bind send'
  | 'bind email'
  | 'bind mobile'
  | 'info send'
  | 'info email'
  | 'info mobile'
  | 'info report'
  | 'partner criteria'
  | 'partner callback'
  | 'partner prefill'
  | 'partner send'
  | 'partner commit'
  | 'partner email send'
  | 'partner email commit'
  | 'partner submit'
  | 'partner start'
  | 'content'
  | 'referral'
  | 'referral status'
  | 'preload'
  | 'lead'
  | 'lead of a sign-up';

/** What the user reads: the key of a message, or the server's own text. */
export interface Notice {
  readonly where: 'toast' | 'code field';
  readonly text: string;
}

/** What comes of the next try, with the fault gone and nothing typed anew. */
export type Next =
  /** It succeeds. */
  | 'goes on'
  /** The registration was done after all, and the notice asks whether the account is one's own. */
  | 'maybe created'
  /** The ticket was used by the first try: the flow begins anew. */
  | 'begins anew'
  /** The button waits for as long as the server asked, then it succeeds. */
  | 'waits'
  /** The field is empty, and the same code, typed again, is sent again (S-211). */
  | 'is sent again';

/** A call that ends badly, and what the user has of it. */
export interface FailedCall {
  readonly kind: 'failed call';
  /** Modifiers of the backend, one try each; `offline` takes the browser's own network away. */
  readonly modifiers: readonly string[];
  /** Whether the call is still under way when its ten seconds are over. */
  readonly timesOut: boolean;
  /** Requests for each try. */
  readonly requests: number;
  readonly notice: Notice;
  /** Whether what was typed stays. */
  readonly keeps: boolean;
  readonly next: Next;
}

/** A call that ends a sign-in when it ends badly, since what it sends is of no use twice. */
export interface FailedReturn {
  readonly kind: 'failed return';
  readonly modifiers: readonly string[];
  readonly timesOut: boolean;
  readonly requests: number;
  /** Whether the server has logged in all the same, which the log-in then finds. */
  readonly isLoggedIn: boolean;
}

/** Something that the user, or the clock, does about a call that goes well. */
export interface Interference {
  readonly kind:
    | 'activated twice'
    | 'overtaken'
    | 'left'
    | 'clock moves'
    | 'unnoticed'
    | 'unnoticed reports';
  readonly modifiers: readonly string[];
  readonly requests: number;
  /** The key of the notice that the user hears, such as that the outcome is unknown (E-18). */
  readonly says?: string;
}

/** Why a fault cannot meet a class of call. */
export interface NotApplicable {
  readonly kind: 'not applicable';
  readonly because: string;
}

/** One fault at one class of call. */
export interface FaultCase {
  readonly subject: SubjectName;
  readonly fault: Fault;
  readonly what: FailedCall | FailedReturn | Interference | NotApplicable;
}
