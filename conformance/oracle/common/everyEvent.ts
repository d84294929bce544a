import type { RegionExpectations } from '../RegionExpectations.ts';
import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';
import {
  commonFields,
  conflictAnswers,
  events,
  leadEvents,
  signUpMethods,
  type EventName,
} from './events.ts';
import { rawLead } from './lead.ts';
import { payloads } from './payloads.ts';

/** The kind of a value. */
export type EventFieldKind =
  | { readonly is: 'constant'; readonly value: SourcedValue<string> }
  /** A key of a table; numbers are compared as text. */
  | { readonly is: 'key of'; readonly table: SourcedValue<Readonly<Record<number, string>>> }
  | { readonly is: 'value of'; readonly table: SourcedValue<Readonly<Record<string, string>>> }
  | { readonly is: 'names of fields' }
  | { readonly is: 'text' };

export interface EventFieldRule {
  readonly presence: SourcedValue<'must' | 'may'>;
  readonly kind: EventFieldKind;
}

/** How often an event may be sent. */
export type EventCount = (
  | { readonly atMost: 'once in a load' }
  /** Not more often than another event. */
  | { readonly atMost: EventKey }
  /** Not more often than calls to these paths were made, or to their twins for embedded pages (S-160). */
  | { readonly atMost: 'calls'; readonly paths: readonly SourcedValue<string>[] }
) & {
  /** Only events that have this value in a field are counted. */
  readonly having?: { readonly field: string; readonly value: SourcedValue<string> };
};

export type EventKey =
  | Exclude<EventName, 'prefetchFailed' /* no clause names it */>
  | Exclude<keyof typeof leadEvents, 'sources' | 'openers' /* values of fields */>;

export interface EventRule {
  readonly name: SourcedValue<string>;
  readonly fields: Readonly<Record<string, EventFieldRule>>;
  readonly counts: readonly SourcedValue<EventCount>[];
}

/** What the file of a region states with yes or no. */
export type RegionFlag = Extract<keyof RegionExpectations, 'marketModuleTracked' | 'fansModule'>;

/** What the name of a field looks like; an address or a number does not. */
export const fieldName = /^[a-z][\w.[\]-]*$/i;

const NOTHING = { fields: {}, counts: [] } as const;

const text: EventFieldKind = { is: 'text' };

const withMethod: EventRule['fields'] = {
  method: { presence: assumed('must', 'S-153'), kind: { is: 'key of', table: signUpMethods } },
};
/** The form that a lead came from. */
const withSource: EventRule['fields'] = {
  source: {
    presence: assumed('must', 'S-154'),
    kind: { is: 'value of', table: leadEvents.sources },
  },
};

const sends = [payloads.email.send.path, payloads.phone.send.path];

/**
 * What holds of every event of every test, whether a test asks for the event or not. No clause closes a
 * list of fields, or the list of events: an event that is not here may be sent, under a dotted name.
 */
export const everyEvent: Readonly<Record<EventKey, EventRule>> = {
  signUpDelay: { ...NOTHING, name: events.signUpDelay },
  pageShown: {
    ...NOTHING,
    name: events.pageShown,
    // A page that the table does not have is named otherwise.
    fields: { page: { presence: assumed('must', 'S-154'), kind: text } },
  },
  marketShown: { ...NOTHING, name: events.marketShown },
  marketConfirmed: { ...NOTHING, name: events.marketConfirmed },
  marketCancelled: { ...NOTHING, name: events.marketCancelled },
  marketCountrySwitched: { ...NOTHING, name: events.marketCountrySwitched },
  /** A call may fetch several slots (B§7): how many events is open. */
  placementShow: { ...NOTHING, name: events.placementShow },
  contentRefused: { ...NOTHING, name: events.contentRefused },
  contentUnreadable: { ...NOTHING, name: events.contentUnreadable },
  sessionInconsistent: {
    ...NOTHING,
    name: events.sessionInconsistent,
    counts: [specified({ atMost: 'once in a load' }, 'A§4')],
  },
  loggedIn: {
    name: events.loggedIn,
    fields: withMethod,
    // Who is logged in is redirected away.
    counts: [specified({ atMost: 'once in a load' }, 'A§6')],
  },
  methodChosenAtLogIn: { ...NOTHING, name: events.methodChosenAtLogIn, fields: withMethod },
  providerFailed: {
    ...NOTHING,
    name: events.providerFailed,
    // `providerFailures` names three reasons; a call that failed may have another.
    fields: { ...withMethod, reason: { presence: assumed('must', 'S-154'), kind: text } },
  },
  validated: {
    ...NOTHING,
    name: events.validated,
    // `signUpForm` is the name of one form; no clause gives those of the others.
    fields: {
      form: { presence: assumed('must', 'S-154'), kind: text },
      failed: { presence: specified('must', 'A§5'), kind: { is: 'names of fields' } },
    },
  },
  methodChosen: { ...NOTHING, name: events.methodChosen, fields: withMethod },
  codeSent: {
    ...NOTHING,
    name: events.codeSent,
    counts: [specified({ atMost: 'calls', paths: sends }, 'A§4')],
  },
  /** Whether it follows a call is open: offline, none goes out (E-17). */
  sendFailed: { ...NOTHING, name: events.sendFailed },
  conflictShown: { ...NOTHING, name: events.conflictShown },
  conflictAnswered: {
    name: events.conflictAnswered,
    fields: {
      answer: {
        presence: assumed('must', 'S-154'),
        kind: { is: 'value of', table: conflictAnswers },
      },
    },
    // Each choice hides the notice.
    counts: [specified({ atMost: 'conflictShown' }, 'B§4')],
  },
  /** Whether a failure has a code and a log id is open: one without an answer has neither. */
  registerFailed: { ...NOTHING, name: events.registerFailed },
  completed: {
    name: events.completed,
    fields: withMethod,
    counts: [assumed({ atMost: 'once in a load' }, 'S-075')],
  },
  /** Back clears the answer (A§4), so that there may be another. */
  answered: { ...NOTHING, name: leadEvents.answered },
  created: {
    name: leadEvents.created,
    fields: withSource,
    counts: [specified({ atMost: 'calls', paths: [rawLead.path] }, 'A§7')],
  },
  /** Whether it follows a call is open: offline, none goes out. */
  failed: { ...NOTHING, name: leadEvents.failed, fields: withSource },
  subscribeOpened: {
    name: leadEvents.subscribeOpened,
    fields: {
      by: {
        presence: assumed('must', 'S-154'),
        kind: { is: 'value of', table: leadEvents.openers },
      },
    },
    counts: [
      assumed(
        {
          atMost: 'once in a load',
          having: { field: 'by', value: assumed('timer' satisfies Opener, 'S-154') },
        },
        'S-145',
      ),
    ],
  },
};

type Opener = typeof leadEvents.openers extends SourcedValue<infer By> ? By[keyof By] : never;

/** A field of every event. */
export interface CommonField extends EventFieldRule {
  readonly name: SourcedValue<string>;
  /** What a region must have: elsewhere the field is not there. */
  readonly only?: SourcedValue<RegionFlag>;
}

export const everyEventHas: readonly CommonField[] = [
  {
    name: specified('role_type' satisfies keyof typeof commonFields.all, 'A§6'),
    presence: specified('must', 'A§6'),
    kind: { is: 'constant', value: commonFields.all.role_type },
  },
  {
    name: assumed('market', 'S-187'),
    // The module is loaded lazily: where it did not come, events go without it.
    presence: assumed('may', 'S-187'),
    kind: text,
    only: assumed('marketModuleTracked', 'S-155'),
  },
  {
    // Of the query: what stands there without it is open.
    name: assumed('fans_source', 'S-187'),
    presence: assumed('may', 'S-187'),
    kind: text,
    only: assumed('fansModule', 'S-187'),
  },
];

/** The one form that the decision gives to a name that the documents do not give: words with dots between. */
export const openEventName = assumed(/^[a-z]\w*(?:\.\w+)+$/i, 'S-154');
