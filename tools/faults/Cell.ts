/** The number of a fault in the catalogue of faults. */
export type Fault = `F${number}`;

/** A class of call, and the form of the page that makes it. */
export type SubjectName =
  | 'region'
  | 'send'
  | 'verify'
  | 'commit'
  | 'older send'
  | 'older commit'
  | 'ban'
  | 'experiments'
  | 'report';

/** What a person is told: the key of a text, or the server's own words. */
export type Told =
  { readonly where: 'toast' | 'code field'; readonly text: string } | { readonly where: 'nowhere' };

/** What comes of the next try, with the fault gone and nothing typed anew. */
export type Next =
  /** It succeeds. */
  | 'goes on'
  /** The registration was done after all, and the notice says that the account may be one's own. */
  | 'maybe created'
  /** The button waits for as long as the server asked, then it succeeds. */
  | 'waits'
  /** The code was refused, and is not sent again until it changes. */
  | 'is refused unsent';

/** A call that ends badly, and what the person has of it. */
export interface FailedCall {
  readonly kind: 'failed call';
  /** Names of modifiers of the backend, one try each; `offline` takes the browser's own network away. */
  readonly ways: readonly string[];
  /** Whether the call is still under way when its ten seconds are over. */
  readonly timesOut: boolean;
  /** Requests for each try. */
  readonly requests: number;
  readonly told: Told;
  /** Whether what was typed stays. */
  readonly keeps: boolean;
  readonly next: Next;
}

/** Something that the person, or the clock, does about a call that goes well. */
export interface Interference {
  readonly kind:
    'activated twice' | 'overtaken' | 'left' | 'clock moves' | 'unheard' | 'unheard reports';
  readonly ways: readonly string[];
  readonly requests: number;
}

/** Why a fault cannot meet a class of call. */
export interface NotApplicable {
  readonly kind: 'not applicable';
  readonly because: string;
}

export interface Cell {
  readonly subject: SubjectName;
  readonly fault: Fault;
  readonly what: FailedCall | Interference | NotApplicable;
}
