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

const newerCells: readonly Cell[] = [
  ...failedCalls({
    subject: 'region',
    retries: 1,
    where: 'toast',
    texts: { F02: 'offline' },
    next: {},
  }),
  interference('region', 'F11', 'activated twice', 1),
  interference('region', 'F12', 'overtaken', 2),
  interference('region', 'F13', 'left', 1),
  interference('region', 'F15', 'clock moves', 1),

  ...failedCalls({
    subject: 'send',
    retries: 0,
    where: 'toast',
    texts: refusals,
    next: { F14: 'waits' },
  }),
  interference('send', 'F11', 'activated twice', 1),
  interference('send', 'F12', 'overtaken', 2),
  interference('send', 'F13', 'left', 1),
  interference('send', 'F15', 'clock moves', 1),

  ...failedCalls({
    subject: 'verify',
    retries: 0,
    where: 'code field',
    texts: refusals,
    next: { F04: 'is refused unsent', F14: 'waits' },
    loses: ['F04'],
  }),
  interference('verify', 'F11', 'activated twice', 1),
  interference('verify', 'F12', 'overtaken', 2),
  interference('verify', 'F13', 'left', 1),
  interference('verify', 'F15', 'clock moves', 1, ['clock.day']),

  ...failedCalls({
    subject: 'commit',
    retries: 0,
    where: 'toast',
    texts: commitTexts,
    next: { F03: 'maybe created', F10: 'maybe created', F14: 'waits' },
  }),
  interference('commit', 'F11', 'activated twice', 1),
  cannot(
    'commit',
    'F12',
    'the button waits while a registration is under way, and Back gives it up (F13): there are never two',
  ),
  interference('commit', 'F13', 'left', 1),
  interference('commit', 'F15', 'clock moves', 1, ['clock.day']),
];

const olderCells: readonly Cell[] = [
  ...failedCalls({
    subject: 'older send',
    retries: 0,
    where: 'toast',
    texts: refusals,
    next: { F14: 'waits' },
  }),
  interference('older send', 'F11', 'activated twice', 1),
  interference('older send', 'F12', 'overtaken', 2),
  interference('older send', 'F13', 'left', 1),
  interference('older send', 'F15', 'clock moves', 1),
  ...failedCalls({
    subject: 'older commit',
    retries: 0,
    where: 'toast',
    texts: commitTexts,
    next: { F03: 'maybe created', F10: 'maybe created', F14: 'waits' },
  }),
  interference('older commit', 'F11', 'activated twice', 1),
  cannot(
    'older commit',
    'F12',
    'the button waits while a registration is under way: there are never two',
  ),
  interference('older commit', 'F13', 'left', 1),
  interference('older commit', 'F15', 'clock moves', 1, ['clock.day']),
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
