import type { RegionExpectations } from '../RegionExpectations.ts';
import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';
import { page as additionalInfo } from './additionalInfo.ts';
import type { Version } from './errors.ts';
import {
  commonFields,
  conflictAnswers,
  events,
  invalidRoute,
  leadEvents,
  pages,
  signUpMethods,
  type EventName,
} from './events.ts';
import { landing } from './landing.ts';
import { rawLead } from './lead.ts';
import { limits } from './limits.ts';
import { callbacks } from './oauth.ts';
import { callback as partnerCallback } from './partner.ts';
import { payloads } from './payloads.ts';

type Path = SourcedValue<string>;

/**
 * How long a rule remembers. `shown`: until the path of the address changes, or the load ends; `load`:
 * until another document is loaded, or the page comes back out of the back/forward cache; `visit`: all
 * that one tab does.
 */
export type Span = 'shown' | 'load' | 'visit';

/** Where a rule holds, of the sites and events that it could hold for; everywhere where it says nothing. */
export interface Where {
  /** The version of the sign-up page. */
  readonly version?: Version;
  readonly paths?: readonly Path[];
  /** What the event itself has in a field, compared as text; not where it has no such field. */
  readonly has?: { readonly field: string; readonly oneOf: readonly (string | number)[] };
}

/** The kind of a value. */
export type FieldKind =
  | { readonly is: 'constant'; readonly value: SourcedValue<string> }
  /** A key, or a value, of a table; numbers are compared as text. */
  | { readonly is: 'key of'; readonly table: SourcedValue<Readonly<Record<number, string>>> }
  | { readonly is: 'value of'; readonly table: SourcedValue<Readonly<Record<string, string>>> }
  /** The name of the page in the table, by `namedPages`; a text on a page that stands not there. */
  | { readonly is: 'name of the page'; readonly table: typeof pages }
  /** Names of fields, in a list or in one text with commas, each as `fieldName`; maybe none. */
  | { readonly is: 'names of fields' }
  | { readonly is: 'text' }
  | { readonly is: 'open' };

export interface FieldRule {
  readonly presence: SourcedValue<'must' | 'may'>;
  readonly kind: FieldKind;
  /** Where it must be there and be of its kind; elsewhere it is open. */
  readonly where?: Where;
}

/** A field that the clause describes without its name: one field of the event is of this kind. */
export interface UnnamedField {
  readonly holds: SourcedValue<string>;
  readonly kind: FieldKind;
}

/** What must have come before an event, and what may not. Sends are counted in their order. */
export type OrderRule = { readonly where?: Where; readonly within: Span } & (
  | {
      readonly rule: 'needs';
      readonly event: EventKey;
      /** Whether each event needs one of its own. */
      readonly each: boolean;
    }
  | { readonly rule: 'notAfter'; readonly event: EventKey }
  | { readonly rule: 'atMostOnce' }
  /** Counted from the beginning of the span, by the clock of the page. */
  | { readonly rule: 'notBefore'; readonly milliseconds: SourcedValue<number> }
  /** A call to one of the paths, or to its twin for embedded pages (S-160). */
  | {
      readonly rule: 'needsCall';
      readonly paths: readonly Path[];
      /** `answered` before the event; `made` in the same span, before the event or after it. */
      readonly when: 'answered' | 'made';
      /** Whether each event needs one of its own. */
      readonly each: boolean;
    }
);

export type EventKey =
  | EventName
  | Exclude<keyof typeof leadEvents, 'sources' | 'openers' /* values of fields */>;

export interface EventRule {
  /** Where it is `unspecified`, the event is one of `openEvents`, and its row says nothing. */
  readonly name: SourcedValue<string>;
  /**
   * The pages that it may be sent from, with or without a trailing slash (S-005); undefined: any page. An
   * address that is no page (an unknown path, which is left at once, S-003) admits every event.
   */
  readonly pages: SourcedValue<readonly Path[]> | undefined;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly unnamed: readonly UnnamedField[];
  readonly order: readonly SourcedValue<OrderRule>[];
  /** What a region must have, so that the event may be sent there. */
  readonly only?: SourcedValue<RegionFlag>;
  readonly requirements: readonly [string, ...string[]];
}

/** What the file of a region states with yes or no. */
export type RegionFlag = Extract<keyof RegionExpectations, 'marketModuleTracked' | 'fansModule'>;

/** The pages of the portal, by their paths. */
export const paths = {
  register: specified('/account/register', 'A§2'),
  registerUs: specified('/account/register/us', 'A§2'),
  registerForm: specified('/account/register/form', 'A§2'),
  registerAccu: specified('/account/accu/register', 'A§2'),
  login: specified('/account/login', 'A§2'),
  loginAccu: specified('/account/accu/login', 'A§2'),
  additionalInfo: additionalInfo.path,
  shortVideo: callbacks.shortVideo,
  google: callbacks.google,
  partner: partnerCallback,
  oidc: specified('/account/oidc_callback', 'A§2'),
  waiting: specified('/account/waiting', 'A§2'),
  ticketLogin: specified('/account/ticket-login', 'A§2'),
} as const satisfies Readonly<Record<string, Path>>;

const registerPages: readonly Path[] = [
  ...[paths.register, paths.registerUs, paths.registerForm, paths.registerAccu],
];
/** The combined page may hold either form, and so may the address of either (A§2). */
const registerOrLogin: readonly Path[] = [...registerPages, paths.login, paths.loginAccu];
const returns: readonly Path[] = [paths.shortVideo, paths.google, paths.partner];
/** The pages that a seller fills something in on: neither a spinner nor a message alone. */
const forms: readonly Path[] = [...registerOrLogin, paths.additionalInfo, ...returns];

/** The path of each page that `pages` names: no clause names the others. */
export const namedPages: readonly { readonly path: Path; readonly name: PageName }[] = [
  { path: paths.register, name: 'register' },
  { path: paths.login, name: 'login' },
  { path: paths.additionalInfo, name: 'additionalInfo' },
  { path: paths.shortVideo, name: 'shortVideo' },
  { path: paths.google, name: 'google' },
  { path: paths.partner, name: 'partner' },
];
type PageName = typeof pages extends SourcedValue<infer Names> ? keyof Names : never;

/** What the name of a field looks like; an address or a number does not. */
export const fieldName = /^[a-z][\w.[\]-]*$/i;

const NOTHING = { pages: undefined, fields: {}, unnamed: [], order: [] } as const;

const method: FieldKind = { is: 'key of', table: signUpMethods };
const withMethod: EventRule['fields'] = {
  method: { presence: assumed('must', 'S-153'), kind: method },
};
/** The form that a lead came from. */
const withSource: EventRule['fields'] = {
  source: {
    presence: assumed('must', 'S-154'),
    kind: { is: 'value of', table: leadEvents.sources },
  },
};

type Opener = typeof leadEvents.openers extends SourcedValue<infer By> ? By[keyof By] : never;
const byTime = { has: { field: 'by', oneOf: ['timer'] satisfies readonly Opener[] } } as const;

const sends: readonly Path[] = [payloads.email.send.path, payloads.phone.send.path];

/** A sign-up on the stepped page ends with its success: what comes then belongs to another load. */
const beforeSuccess = specified(
  { rule: 'notAfter', event: 'completed', within: 'load', where: { version: 'stepped' } },
  'A§4',
);

const fetchesContent = { paths: [landing.contentPath], each: false, within: 'load' } as const;
/** Content came, whatever it was. */
const ofContent = {
  ...NOTHING,
  pages: specified(forms, 'B§3'),
  order: [specified({ rule: 'needsCall', when: 'answered', ...fetchesContent }, 'B§7')],
} as const;

/** An event of the market dialog, which a tracked market alone sends. */
const ofMarketDialog = {
  ...NOTHING,
  pages: specified(forms, 'B§4'),
  only: assumed('marketModuleTracked', 'S-187'),
  requirements: ['TRACK-011', 'TRACK-013'],
} as const;
/** The dialog stays for its confirm (B§2) or hides (B§4): how often one showing is answered is open. */
const afterItsShowing = specified(
  { rule: 'needs', event: 'marketShown', each: false, within: 'load' },
  'B§4',
);

/**
 * What holds of every event of every test, whether a test asks for the event or not. An event whose name
 * stands in `everyEvent` follows its row, any other is one of `openEvents`; all follow `everyEventHas`, and
 * carry nothing of `neverCarried` (events.ts), of `alsoNeverCarried` and of `unreportedParameters`.
 * No clause closes a list of fields, nor gives what wraps an event on its way: both are open. The page of
 * an event is the address at the moment that it is sent.
 */
export const everyEvent: Readonly<Record<EventKey, EventRule>> = {
  signUpDelay: {
    ...NOTHING,
    name: events.signUpDelay,
    pages: specified(registerPages, 'A§9'),
    order: [
      specified({ rule: 'notBefore', milliseconds: limits.signUpDelay, within: 'shown' }, 'A§9'),
      specified({ rule: 'atMostOnce', within: 'shown' }, 'A§9'),
    ],
    requirements: ['TRACK-009'],
  },
  pageShown: {
    ...NOTHING,
    name: events.pageShown,
    fields: {
      page: {
        presence: assumed('must', 'S-154'),
        kind: { is: 'name of the page', table: pages },
      },
    },
    order: [assumed({ rule: 'atMostOnce', within: 'shown' }, 'S-154')],
    requirements: ['TRACK-006'],
  },
  marketShown: { ...ofMarketDialog, name: events.marketShown },
  marketConfirmed: {
    ...ofMarketDialog,
    name: events.marketConfirmed,
    order: [afterItsShowing],
  },
  marketCancelled: {
    ...ofMarketDialog,
    name: events.marketCancelled,
    order: [afterItsShowing],
  },
  marketCountrySwitched: {
    ...ofMarketDialog,
    name: events.marketCountrySwitched,
    order: [afterItsShowing],
  },
  placementShow: {
    ...NOTHING,
    name: events.placementShow,
    pages: specified(forms, 'B§3'),
    order: [
      // A call may fetch several slots (B§7), and a retry may count: how many events is open.
      specified({ rule: 'needsCall', when: 'made', ...fetchesContent }, 'B§3'),
    ],
    requirements: ['TRACK-008'],
  },
  contentRefused: {
    ...ofContent,
    name: events.contentRefused,
    requirements: ['LAND-028'],
  },
  contentUnreadable: {
    ...ofContent,
    name: events.contentUnreadable,
    requirements: ['LAND-029'],
  },
  sessionInconsistent: {
    ...NOTHING,
    name: events.sessionInconsistent,
    order: [specified({ rule: 'atMostOnce', within: 'load' }, 'A§4')],
    requirements: ['LOGIN-012'],
  },
  /** Its pages are open: a return, a ticket and a callback log in as well. */
  loggedIn: {
    ...NOTHING,
    name: events.loggedIn,
    fields: withMethod,
    // Who is logged in is redirected away.
    order: [specified({ rule: 'atMostOnce', within: 'load' }, 'A§6')],
    requirements: ['TRACK-010'],
  },
  methodChosenAtLogIn: {
    ...NOTHING,
    name: events.methodChosenAtLogIn,
    pages: specified(forms, 'A§2'),
    fields: withMethod,
    requirements: ['TRACK-010'],
  },
  providerFailed: {
    ...NOTHING,
    name: events.providerFailed,
    pages: assumed([...forms, paths.oidc], 'S-009'),
    fields: {
      ...withMethod,
      // `providerFailures` names three reasons; a call that failed may have another.
      reason: { presence: assumed('must', 'S-154'), kind: { is: 'text' } },
    },
    order: [assumed({ rule: 'atMostOnce', within: 'shown', where: { paths: returns } }, 'S-009')],
    requirements: ['TRACK-010'],
  },
  /** Its pages are open: the verification of an identity validates a code after any call (B§4, S-114). */
  validated: {
    ...NOTHING,
    name: events.validated,
    // `signUpForm` is the name of one form; no clause gives those of the others.
    fields: { form: { presence: assumed('may', 'S-154'), kind: { is: 'text' } } },
    unnamed: [
      { holds: specified('the outcome', 'A§5'), kind: { is: 'open' } },
      { holds: specified('the failed fields', 'A§5'), kind: { is: 'names of fields' } },
    ],
    requirements: ['VAL-002'],
  },
  methodChosen: {
    ...NOTHING,
    name: events.methodChosen,
    pages: specified(forms, 'A§2'),
    fields: withMethod,
    order: [beforeSuccess],
    requirements: ['TRACK-010'],
  },
  codeSent: {
    ...NOTHING,
    name: events.codeSent,
    pages: specified(forms, 'A§4'),
    order: [
      specified(
        { rule: 'needsCall', paths: sends, when: 'answered', each: true, within: 'load' },
        'A§4',
      ),
      beforeSuccess,
    ],
    requirements: ['FLOW-013'],
  },
  /** Its pages are open, as those of `validated`; whether it follows a call is, too (offline, E-17). */
  sendFailed: { ...NOTHING, name: events.sendFailed, requirements: ['ERR-015'] },
  conflictShown: {
    ...NOTHING,
    name: events.conflictShown,
    pages: specified(forms, 'A§4'),
    order: [beforeSuccess],
    requirements: ['DLG-003'],
  },
  conflictAnswered: {
    ...NOTHING,
    name: events.conflictAnswered,
    pages: specified(forms, 'A§4'),
    fields: {
      answer: {
        presence: assumed('must', 'S-154'),
        kind: { is: 'value of', table: conflictAnswers },
        // The single form has 'log in' and 'stay' (S-078): how the event names the second is open.
        where: { version: 'stepped' },
      },
    },
    order: [
      // Each choice hides the notice.
      specified({ rule: 'needs', event: 'conflictShown', each: true, within: 'load' }, 'B§4'),
    ],
    requirements: ['DLG-003'],
  },
  /**
   * Its pages are open, and so is whether a failure has a code and a log id: one without an answer has
   * neither. A failed bind may be one (A§8), whose code another event may report: it needs none before it.
   */
  registerFailed: {
    ...NOTHING,
    name: events.registerFailed,
    order: [beforeSuccess],
    requirements: ['ERR-009'],
  },
  /** Its pages are open: S-075 states it of the stepped page, and a return may complete a sign-up as well. */
  completed: {
    ...NOTHING,
    name: events.completed,
    unnamed: [{ holds: assumed('the sign-up method', 'S-075'), kind: method }],
    order: [
      assumed({ rule: 'atMostOnce', within: 'load' }, 'S-075'),
      // The steps of a phone or an e-mail; the code may be older than a reload (E-14).
      specified(
        {
          rule: 'needs',
          ...{ event: 'codeSent', each: false, within: 'visit' },
          where: {
            version: 'stepped',
            paths: registerPages,
            has: { field: 'method', oneOf: [1, 2] },
          },
        },
        'A§4',
      ),
    ],
    requirements: ['FLOW-023', 'TRACK-010'],
  },
  prefetchFailed: { ...NOTHING, name: events.prefetchFailed, requirements: ['ERR-027'] },
  /** Back clears the answer (A§4), so that there may be another. */
  answered: {
    ...NOTHING,
    name: leadEvents.answered,
    pages: specified(registerOrLogin, 'A§4'),
    requirements: ['LEAD-002'],
  },
  created: {
    ...NOTHING,
    name: leadEvents.created,
    pages: specified(registerOrLogin, 'A§4'),
    fields: withSource,
    order: [
      specified(
        {
          rule: 'needsCall',
          ...{ paths: [rawLead.path], when: 'answered', each: true, within: 'load' },
        },
        'A§7',
      ),
    ],
    requirements: ['LEAD-015', 'LEAD-019'],
  },
  /** Whether it follows a call is open: offline, none goes out. */
  failed: {
    ...NOTHING,
    name: leadEvents.failed,
    pages: specified(registerOrLogin, 'A§4'),
    fields: withSource,
    requirements: ['LEAD-020'],
  },
  subscribeOpened: {
    ...NOTHING,
    name: leadEvents.subscribeOpened,
    pages: specified(registerOrLogin, 'A§4'),
    fields: {
      by: {
        presence: assumed('must', 'S-154'),
        kind: { is: 'value of', table: leadEvents.openers },
      },
    },
    order: [
      assumed({ rule: 'atMostOnce', within: 'load', where: byTime }, 'S-145'),
      specified(
        {
          rule: 'notBefore',
          ...{ milliseconds: limits.subscribeAutoOpen, within: 'load', where: byTime },
        },
        'A§9',
      ),
    ],
    requirements: ['SUB-001', 'SUB-002'],
  },
};

/** A field of every event. */
export interface CommonField {
  readonly names: SourcedValue<readonly string[]>;
  readonly presence: SourcedValue<'must' | 'may'>;
  readonly kind: FieldKind;
  /** What a region must have: elsewhere the field is not there. */
  readonly only?: SourcedValue<RegionFlag>;
  /** When it is open whether the field is there, and what it holds. */
  readonly openWhile?: SourcedValue<string>;
}

export const everyEventHas: readonly CommonField[] = [
  {
    names: specified(['role_type'] satisfies (keyof typeof commonFields.all)[], 'A§6'),
    presence: specified('must', 'A§6'),
    kind: { is: 'constant', value: commonFields.all.role_type },
    // What tracks a seller who is logged in is not given.
    openWhile: specified('a user is logged in, or was in this load', 'A§6'),
  },
  {
    names: commonFields.market,
    presence: assumed('must', 'S-187'),
    kind: { is: 'text' },
    only: assumed('marketModuleTracked', 'S-155'),
    openWhile: assumed('the lazily loaded module did not come', 'S-187'),
  },
  {
    // Of the query: what stands there without it is open.
    names: commonFields.fans,
    presence: assumed('may', 'S-187'),
    kind: { is: 'text' },
    only: assumed('fansModule', 'S-187'),
  },
];

/** Events that a clause asks for, or admits, without their names. */
export interface OpenEvent {
  readonly when: SourcedValue<string>;
  readonly names: SourcedValue<RegExp>;
  readonly requirements: readonly string[];
}

/** The one form that the decision gives to a name that the documents do not give: words with dots between. */
const dotted = assumed(/^[a-z]\w*(?:\.\w+)+$/i, 'S-154');

/** Their pages, fields and order are open. */
export const openEvents: readonly OpenEvent[] = [
  {
    when: specified('an invalid route', 'A§8'),
    names: assumed(invalidRoute, 'S-154'), // with a dot or without one
    requirements: ['ERR-026'],
  },
  {
    when: specified('a prefetch failed', 'A§8'),
    names: dotted,
    requirements: ['ERR-027'],
  },
  {
    when: specified('code that is loaded lazily did not come', 'A§8'),
    names: dotted,
    requirements: ['ERR-025'],
  },
  {
    when: specified('the error_code of a register error', 'A§8'),
    names: dotted,
    requirements: ['ERR-009'],
  },
  {
    when: specified('the dialogs and the page lock emit: confirm, cancel, lock, unlock', 'B§4'),
    names: dotted,
    requirements: ['DLG-012', 'DLG-013', 'DLG-021', 'DLG-023'],
  },
  {
    when: assumed('a report after the registration failed', 'S-072'),
    names: dotted,
    requirements: ['API-031'],
  },
  {
    when: assumed('a call for the protected host was left out', 'S-166'),
    names: dotted,
    requirements: [],
  },
  {
    when: assumed('an error of the client that errors.tsv reports', 'S-171'),
    names: dotted,
    requirements: ['ERR-028', 'OAUTH-016'],
  },
  {
    when: assumed('anything else in the one catalogue of the portal', 'S-154'),
    names: dotted,
    requirements: [],
  },
];

/**
 * What no event carries, beside `neverCarried`: the code that a provider returns with. Source: the
 * security decisions ('codes', '`code`/`state`') and S-204.
 */
export const alsoNeverCarried = ['authorization code'] as const;

/** The parameters that no address and no query in a field of an event has. */
export const unreportedParameters = [
  // Removed from every query that is reported.
  assumed(['email_phone_number'], 'S-180'),
  // The security decisions keep them out of an event, in an address as elsewhere; their names are here.
  assumed(['code', 'state', 'ticket', 'profileKey', 'id_token', 'verify_ticket'], 'S-204'),
] as const;
