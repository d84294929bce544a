import type { Cell, FailedCall, Fault, Interference, Next, SubjectName, Told } from './Cell.ts';

/** How each fault is brought about that ends a call badly. */
const ways = {
  F01: ['pending'],
  F02: ['offline'],
  F03: ['lost'],
  F04: ['status:400', 'status:401', 'status:403'],
  F05: ['status:500', 'status:502', 'status:503'],
  F06: ['malformed'],
  F07: ['schema'],
  F08: ['html'],
  F09: ['empty'],
  F10: ['late'],
  F14: ['429:30'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Failing = keyof typeof ways;
const failing = Object.keys(ways) as Failing[]; // the keys of the object above

const timesOut = (fault: Failing): boolean => fault === 'F01' || fault === 'F10';

/** A time-out is never repeated, an answer of the service neither; what is offline is not sent at all. */
function requestsOf(fault: Failing, retries: 0 | 1): number {
  if (fault === 'F02') return 0;
  return timesOut(fault) || fault === 'F04' || fault === 'F14' ? 1 : 1 + retries;
}

const NETWORK = 'selleronboarding_network_error_toast';
const UNKNOWN = 'outcome_unknown';
/** The words of the mock backend's refusal. */
const SERVER = 'The server refused this.';

/** What a class of call promises of every fault that ends it badly. */
interface ClassPromise {
  readonly subject: SubjectName;
  readonly retries: 0 | 1;
  readonly where: 'toast' | 'code field';
  /** The text's key where it is not the network's. */
  readonly texts: Readonly<Partial<Record<Failing, string>>>;
  readonly next: Readonly<Partial<Record<Failing, Next>>>;
  readonly loses?: readonly Failing[];
}

function failedCalls({ subject, retries, where, texts, next, loses = [] }: ClassPromise): Cell[] {
  return failing.map((fault): Cell => {
    const told: Told = { where, text: texts[fault] ?? NETWORK };
    const what: FailedCall = {
      kind: 'failed call',
      ways: ways[fault],
      timesOut: timesOut(fault),
      requests: requestsOf(fault, retries),
      told,
      keeps: !loses.includes(fault),
      next: next[fault] ?? 'goes on',
    };
    return { subject, fault, what };
  });
}

const interference = (
  subject: SubjectName,
  fault: Fault,
  kind: Interference['kind'],
  requests: number,
  named: readonly string[] = [],
): Cell => ({ subject, fault, what: { kind, requests, ways: named } });

const cannot = (subject: SubjectName, fault: Fault, because: string): Cell => ({
  subject,
  fault,
  what: { kind: 'not applicable', because },
});

/** Nobody hears of these: the page goes on as if they had not been asked. */
const unheard = (
  subject: SubjectName,
  kind: 'unheard' | 'unheard reports',
  retries: 0 | 1,
): Cell[] =>
  failing.map((fault) =>
    interference(
      subject,
      fault,
      kind,
      // Without a network there is no page to load: only the call is cut off, and the browser hopes.
      fault === 'F02' ? 1 + retries : requestsOf(fault, retries),
      ways[fault],
    ),
  );

const unsure = { F01: UNKNOWN, F03: UNKNOWN, F05: UNKNOWN, F06: UNKNOWN, F07: UNKNOWN } as const;
const refusals = { F02: 'offline', F04: SERVER, F14: 'throttled' } as const;
const commitTexts = { ...unsure, F08: UNKNOWN, F09: UNKNOWN, F10: UNKNOWN, ...refusals } as const;

/** What a call that a person waits for meets. */
interface Awaited extends ClassPromise {
  /** Why a second one cannot come first, where it cannot. */
  readonly neverTwo?: string;
  /** `clock.day` where the server's clock goes with the page's. */
  readonly clock?: readonly string[];
}

const awaited = ({ neverTwo, clock, ...promise }: Awaited): Cell[] => {
  const { subject } = promise;
  return [
    ...failedCalls(promise),
    interference(subject, 'F11', 'activated twice', 1),
    neverTwo === undefined
      ? interference(subject, 'F12', 'overtaken', 2)
      : cannot(subject, 'F12', neverTwo),
    interference(subject, 'F13', 'left', 1),
    interference(subject, 'F15', 'clock moves', 1, clock),
  ];
};

const sending = (subject: SubjectName): Cell[] =>
  awaited({ subject, retries: 0, where: 'toast', texts: refusals, next: { F14: 'waits' } });

const committing = (subject: SubjectName, neverTwo: string): Cell[] =>
  awaited({
    subject,
    retries: 0,
    where: 'toast',
    texts: commitTexts,
    next: { F03: 'maybe created', F10: 'maybe created', F14: 'waits' },
    neverTwo,
    clock: ['clock.day'],
  });

const newerCells: readonly Cell[] = [
  ...awaited({
    subject: 'region',
    retries: 1,
    where: 'toast',
    texts: { F02: 'offline' },
    next: {},
  }),
  ...sending('send'),
  ...awaited({
    subject: 'verify',
    retries: 0,
    where: 'code field',
    texts: refusals,
    next: { F04: 'is refused unsent', F14: 'waits' },
    loses: ['F04'],
    clock: ['clock.day'],
  }),
  ...committing(
    'commit',
    'the button waits while a registration is under way, and Back gives it up (F13): there are never two',
  ),
];

const olderCells: readonly Cell[] = [
  ...sending('older send'),
  ...committing(
    'older commit',
    'the button waits while a registration is under way: there are never two',
  ),
];

const silentCells: readonly Cell[] = (['ban', 'experiments'] as const).flatMap((subject) => [
  ...unheard(subject, 'unheard', 1),
  cannot(subject, 'F11', 'the page asks by itself; nobody activates anything'),
  cannot(subject, 'F12', 'it is asked once a page, so that no second answer can come first'),
  interference(subject, 'F13', 'left', 1),
  cannot(
    subject,
    'F15',
    'no deadline hangs on it; that its kept answer ends is a unit test of checkBan',
  ),
]);

const reportCells: readonly Cell[] = [
  ...unheard('report', 'unheard reports', 0),
  cannot(
    'report',
    'F11',
    'it follows a registration, which goes out once however often it is activated',
  ),
  cannot('report', 'F12', 'no answer is waited for in an order, nor read'),
  cannot('report', 'F13', 'the page itself leaves while they are in flight: that is F01'),
  cannot('report', 'F15', 'it says nothing about time that a clock could change'),
];

/** Every class of call of the sign-up with every fault: what happens, or why it cannot. */
export const cells: readonly Cell[] = [
  ...newerCells,
  ...olderCells,
  ...silentCells,
  ...reportCells,
];
