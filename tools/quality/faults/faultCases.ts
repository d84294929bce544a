import { oddAnswers } from '../../../mocks/scenarios/oddAnswers.ts';
import type {
  FailedCall,
  FailedReturn,
  Fault,
  FaultCase,
  Interference,
  Next,
  NotApplicable,
  Notice,
  SubjectName,
} from './FaultCase.ts';

const odd = (fault: Fault): readonly string[] =>
  oddAnswers.filter((answer) => answer.fault === fault).map(({ name }) => name);

/** How each fault is brought about that ends a call badly. */
const modifiers = {
  F01: ['pending', 'drip'],
  F02: ['offline'],
  F03: ['lost'],
  F04: ['status:400', 'status:401', 'status:403'],
  F05: ['status:500', 'status:502', 'status:503', 'redirect'],
  F06: odd('F06'),
  F07: odd('F07'),
  F08: odd('F08'),
  F09: odd('F09'),
  F10: ['late'],
  F14: ['429:30'],
} as const satisfies Readonly<Partial<Record<Fault, readonly string[]>>>;

type Failing = keyof typeof modifiers;
const failing = Object.keys(modifiers) as Failing[]; // the keys of the object above

const timesOut = (fault: Failing): boolean => fault === 'F01' || fault === 'F10';

/** A time-out is never repeated, an answer of the service neither; what is offline is not sent at all. */
function requestsOf(fault: Failing, retries: 0 | 1): number {
  if (fault === 'F02') return 0;
  return timesOut(fault) || fault === 'F04' || fault === 'F14' ? 1 : 1 + retries;
}

const NETWORK = 'selleronboarding_network_error_toast';
const UNKNOWN = 'outcome_unknown';
/** The mock backend's refusal. */
const SERVER = 'The server refused this.';

type Cases = Readonly<Record<string, FaultCase['what']>>;

const interference = (
  kind: Interference['kind'],
  requests: number,
  named: readonly string[] = [],
): Interference => ({ kind, requests, modifiers: named });

const cannot = (because: string): NotApplicable => ({ kind: 'not applicable', because });

/** What a call that a user waits for promises of every fault. */
interface Awaited {
  readonly retries: 0 | 1;
  readonly where: Notice['where'];
  /** The message where it is not the network's. */
  readonly texts: Readonly<Partial<Record<Failing, string>>>;
  readonly next: Readonly<Partial<Record<Failing, Next>>>;
  readonly loses?: readonly Failing[];
  /** What a user hears who goes back meanwhile. */
  readonly says?: string;
  /** Why a second one cannot come first, where it cannot. */
  readonly neverTwo?: string;
  /** `clock.day` where the server's clock goes with the page's. */
  readonly clock?: readonly string[];
}

function awaited({
  retries,
  where,
  texts,
  next,
  loses = [],
  says,
  neverTwo,
  clock,
}: Awaited): Cases {
  const failed = failing.map((fault): [Fault, FailedCall] => [
    fault,
    {
      kind: 'failed call',
      modifiers: modifiers[fault],
      timesOut: timesOut(fault),
      requests: requestsOf(fault, retries),
      notice: { where, text: texts[fault] ?? NETWORK },
      keeps: !loses.includes(fault),
      next: next[fault] ?? 'goes on',
    },
  ]);
  return {
    ...Object.fromEntries(failed),
    F11: interference('activated twice', 1),
    F12: neverTwo === undefined ? interference('overtaken', 2) : cannot(neverTwo),
    F13: { ...interference('left', 1), ...(says !== undefined && { says }) },
    F15: interference('clock moves', 1, clock),
  };
}

/** The user notices none of these: the page goes on as if they had not been asked. */
const unnoticed = (kind: 'unnoticed' | 'unnoticed reports', retries: 0 | 1): Cases =>
  Object.fromEntries(
    failing.map((fault) => {
      // Without a network there is no page to load: only the call is cut off, and the browser hopes.
      const requests = fault === 'F02' ? 1 + retries : requestsOf(fault, retries);
      return [fault, interference(kind, requests, modifiers[fault])];
    }),
  );

const refusals = { F02: 'offline', F04: SERVER, F14: 'throttled' } as const;
const unsure = (['F01', 'F03', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10'] as const).map(
  (fault) => [fault, UNKNOWN] as const,
);

const sending = awaited({ retries: 0, where: 'toast', texts: refusals, next: { F14: 'waits' } });

const committing = (neverTwo: string): Cases =>
  awaited({
    retries: 0,
    where: 'toast',
    texts: { ...Object.fromEntries(unsure), ...refusals },
    next: { F03: 'maybe created', F10: 'maybe created', F14: 'waits' },
    says: UNKNOWN,
    neverTwo,
    clock: ['clock.day'],
  });

/** A commit that can be made again as it was: a failure says what became of it as far as anybody knows. */
const confirming = (unknown: string, next: Readonly<Partial<Record<Failing, Next>>> = {}): Cases =>
  awaited({
    retries: 0,
    where: 'toast',
    texts: { ...Object.fromEntries(unsure.map(([fault]) => [fault, unknown])), ...refusals },
    next: { F14: 'waits', ...next },
    says: unknown,
    neverTwo: 'the button waits while it is under way: there are never two',
    clock: ['clock.day'],
  });

const verifying = awaited({
  retries: 0,
  where: 'code field',
  texts: refusals,
  next: { F04: 'is sent again', F14: 'waits' }, // S-211
  loses: ['F04'],
  clock: ['clock.day'],
});

/** The exchange of what a provider returned, which is never made a second time. @param logsIn the server, by itself */
const returning = ({ logsIn }: { readonly logsIn: boolean }): Cases => ({
  ...Object.fromEntries(
    failing.map((fault): [Fault, FailedReturn] => [
      fault,
      {
        kind: 'failed return',
        modifiers: modifiers[fault],
        timesOut: timesOut(fault),
        requests: fault === 'F02' ? 1 : requestsOf(fault, 0), // cut off: without a network nothing returns
        isLoggedIn: logsIn && (fault === 'F03' || fault === 'F10'),
      },
    ]),
  ),
  F11: cannot('the page asks by itself; nobody activates anything'),
  F12: cannot('it is asked once a return, so that no second answer can come first'),
  F13: interference('left', 1),
  F15: cannot('what has expired is refused, which is F04; the page has no deadline'),
});

/** What a page asks by itself before its form shows. */
const asking: Cases = {
  ...unnoticed('unnoticed', 1),
  F11: cannot('the page asks by itself; nobody activates anything'),
  F12: cannot('it is asked once a page, so that no second answer can come first'),
  F13: interference('left', 1),
  F15: cannot('no deadline hangs on it; that its kept answer ends is a unit test of checkBan'),
};

/** The login check and the log-out. Source: A§4. */
const ofSession = (retries: 0 | 1): Cases => ({
  ...asking,
  ...unnoticed('unnoticed', retries),
  F15: cannot(
    'it holds nothing about time; an expired session is one that the check does not find',
  ),
});

/**
 * The log-in with the ticket of a link. A failure says so at the log-in; where no answer came, the next
 * check asks without the ticket, which may be used up (S-110).
 */
const ofTicket: Cases = {
  ...asking,
  ...Object.fromEntries(
    failing.map((fault) => {
      const asksAgain = !timesOut(fault) && fault !== 'F04' && fault !== 'F14';
      const requests = asksAgain ? 1 + 2 : 1; // the check without a ticket is tried twice
      const says = 'login_failed_title_TT4B_conflict_remind';
      return [fault, { ...interference('unnoticed', requests, modifiers[fault]), says }];
    }),
  ),
  F15: cannot('an expired ticket is a refused one, which is F04'),
};

/** A refusal of the partner is a dialog, which is played by stories of its own. */
const dialog = cannot('a refusal is a dialog of the partner (ERR-020): stories Errors/partner');

/** What the page asks the partner by itself; without an answer it is as without the question. */
const askingPartner: Cases = { ...asking, F04: dialog, F15: cannot('no deadline hangs on it') };

/** What follows a registration, on the way to the next page. */
const reporting: Cases = {
  ...unnoticed('unnoticed reports', 0),
  F11: cannot('it follows a registration, which goes out once however often it is activated'),
  F12: cannot('no answer is waited for in an order, nor read'),
  F13: cannot('the page itself leaves while they are in flight: that is F01'),
  F15: cannot('it holds nothing about time that a clock could change'),
};

const resetting: Cases = {
  ...confirming('reset_unconfirmed', { F03: 'begins anew', F10: 'begins anew' }),
  F04: cannot('a refused ticket leads back to the account (S-101): story PasswordReset/Expired'),
  F15: cannot('an expired ticket is a refused one: story PasswordReset/Expired'),
};

const partnerSending: Cases = {
  ...awaited({
    ...{ retries: 0, where: 'toast', texts: refusals, next: { F14: 'waits' } },
    neverTwo: 'the contact of the partner cannot be changed, and its button waits',
  }),
  F04: dialog,
};

const partnerBinding: Cases = {
  ...committing('the button waits while a bind is under way: there are never two'),
  F04: dialog,
  F15: cannot('an expired ticket is a refused one (1902): stories Errors/partner'),
};

/** What nobody on a landing page waits for: without an answer it shows what it has. */
const ofLanding = (retries: 0 | 1): Cases => ({
  ...asking,
  ...unnoticed('unnoticed', retries),
  F15: cannot('no deadline hangs on it'),
});

const LEAD = 'landing_page_form_submission_failure';

const casesOf: Readonly<Record<SubjectName, Cases>> = {
  region: awaited({
    ...{ retries: 1, where: 'toast' },
    texts: { F02: 'offline', F14: 'throttled' }, // S-209
    next: { F14: 'waits' },
  }),
  send: sending,
  verify: verifying,
  commit: committing(
    'the button waits while a registration is under way, and Back gives it up (F13): there are never two',
  ),
  'single-form send': sending,
  'single-form commit': {
    ...committing('the button waits while a registration is under way: there are never two'),
    F13: interference('left', 1), // by a link, to another page
  },
  'log-in': {
    ...confirming('log_in_unconfirmed'),
    F13: interference('left', 1), // by a link, to another page
    F15: cannot('it holds nothing that expires'),
  },
  'reset send': sending,
  'reset verify': verifying,
  'reset commit': resetting,
  'reset phone send': sending,
  'reset phone verify': verifying,
  'reset phone commit': resetting,
  'login check': ofSession(1),
  'login check again': ofSession(1),
  'ticket log-in': ofTicket,
  logout: ofSession(0),
  'identity send': awaited({
    ...{ retries: 0, where: 'toast', texts: refusals, next: { F14: 'waits' } },
    neverTwo: 'the contact of the account cannot be changed, and the button waits',
  }),
  'identity verify': {
    ...verifying,
    F13: cannot('nothing closes the dialog while it checks a code (E-30)'),
  },
  'short-video callback': returning({ logsIn: true }),
  'social callback': returning({ logsIn: true }),
  'oidc callback': returning({ logsIn: true }),
  'bind send': sending,
  'bind email': confirming('log_in_unconfirmed'),
  'bind mobile': confirming('log_in_unconfirmed'),
  ban: asking,
  experiments: asking,
  'info send': sending,
  'info email': confirming(UNKNOWN),
  'info mobile': confirming(UNKNOWN),
  report: reporting,
  'info report': reporting,
  'partner criteria': askingPartner,
  'partner callback': returning({ logsIn: false }), // the accounts are to be bound first
  'partner prefill': askingPartner,
  'partner send': partnerSending,
  'partner commit': partnerBinding,
  'partner email send': partnerSending,
  'partner email commit': partnerBinding,
  'partner submit': {
    ...confirming(UNKNOWN),
    F04: dialog,
    F13: interference('left', 1), // the account is there already
    F15: cannot('it holds nothing that expires'),
  },
  'partner start': {
    ...sending,
    F04: dialog,
    F12: cannot('the button waits while it is under way: there are never two'),
    F15: cannot('it holds nothing that expires'),
  },
  content: ofLanding(1),
  referral: ofLanding(1),
  'referral status': ofLanding(1),
  preload: {
    ...ofLanding(0),
    F11: cannot('the first press asks, and then nothing listens any more'),
  },
  lead: {
    ...awaited({
      ...{ retries: 0, where: 'toast', next: { F14: 'waits' } },
      texts: {
        ...Object.fromEntries([...unsure.map(([fault]) => fault), 'F04'].map((f) => [f, LEAD])),
        ...{ F02: 'offline', F14: 'throttled' },
      },
      neverTwo: 'the button waits while a lead is under way: there are never two',
    }),
    F13: cannot('nothing closes the drawer while it sends a lead (E-30)'),
    F15: cannot('it holds nothing that expires'),
  },
  'lead of a sign-up': {
    ...ofLanding(0),
    F11: cannot('its button waits under a dialog then: story Lead/Lead Of Provider'),
  },
};

/** Every class of call with every fault: what happens, or why it cannot. */
export const faultCases: readonly FaultCase[] = Object.entries(casesOf).flatMap(
  ([subject, cases]) =>
    Object.entries(cases).map(([fault, what]) => ({
      subject: subject as SubjectName, // the keys of the record above
      fault: fault as Fault,
      what,
    })),
);
