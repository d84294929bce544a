import { assumed, specified, unspecified, type SourcedValue } from '../SourcedValue.ts';

/** Events whose existence the documents state; names that S-154 leaves open stand as `assumed`. */
export const events = {
  signUpDelay: specified('sign_up_delay', 'A§9'),
  marketShown: assumed('market_confirm.shown', 'S-154'),
  marketConfirmed: assumed('market_confirm.confirmed', 'S-154'),
  marketCancelled: assumed('market_confirm.cancelled', 'S-154'),
  marketCountrySwitched: assumed('market_confirm.country_switched', 'S-154'),
  userRole: specified('visitor', 'A§6'),
  placementShow: specified('placement_show', 'B§3'),
  sessionInconsistent: assumed('ttp_session_inconsistent', 'S-113'),
  loggedIn: assumed('log_in.completed', 'S-154'),
  methodChosenAtLogIn: assumed('log_in.method_chosen', 'S-154'),
  providerFailed: assumed('oauth.failed', 'S-154'),
  pageShown: assumed('page.view', 'S-154'),
  validated: assumed('validation.result', 'S-154'),
  methodChosen: assumed('sign_up.method_chosen', 'S-154'),
  codeSent: assumed('sign_up.code_sent', 'S-154'),
  sendFailed: assumed('sign_up.send_failed', 'S-154'),
  conflictShown: assumed('sign_up.conflict_shown', 'S-154'),
  conflictAnswered: assumed('sign_up.conflict_answered', 'S-154'),
  registerFailed: assumed('sign_up.register_failed', 'S-154'),
  completed: assumed('sign_up.completed', 'S-154'),
  contentRefused: assumed('content.refused', 'S-154'),
  contentUnreadable: assumed('content.unparsable', 'S-154'),
  prefetchFailed: unspecified(),
} as const;

export type EventName = Exclude<keyof typeof events, 'userRole'>;

/** What the name of the event of an invalid route holds: the name itself is open. Source: ERR-026, S-154. */
export const invalidRoute = /route/i;

/** When an event is sent, and what it carries, by the specification, beside `commonFields`. */
export interface EventExpectation {
  readonly name: SourcedValue<string>;
  readonly when: SourcedValue<string>;
  /** In words: no clause names the fields. */
  readonly carries: SourcedValue<readonly string[]>;
  readonly requirements: readonly [string, ...string[]];
}

export const eventCatalogue: Readonly<Record<EventName, EventExpectation>> = {
  signUpDelay: {
    name: events.signUpDelay,
    when: specified('5 s on the register path', 'A§9'),
    carries: unspecified(),
    requirements: ['TRACK-009'],
  },
  marketShown: {
    name: events.marketShown,
    when: specified('the market dialog is shown', 'B§9'),
    carries: unspecified(),
    requirements: ['TRACK-013'],
  },
  marketConfirmed: {
    name: events.marketConfirmed,
    when: specified('the market dialog is confirmed', 'B§9'),
    carries: unspecified(),
    requirements: ['TRACK-013'],
  },
  marketCancelled: {
    name: events.marketCancelled,
    when: specified('the market dialog is cancelled', 'B§9'),
    carries: unspecified(),
    requirements: ['TRACK-013'],
  },
  marketCountrySwitched: {
    name: events.marketCountrySwitched,
    when: specified('another country is chosen in the market dialog', 'B§9'),
    carries: unspecified(),
    requirements: ['TRACK-013'],
  },
  placementShow: {
    name: events.placementShow,
    when: specified('each fetch of a content slot', 'B§3'),
    carries: unspecified(),
    requirements: ['TRACK-008'],
  },
  sessionInconsistent: {
    name: events.sessionInconsistent,
    when: specified('ttp_session_expire=1 and a user is logged in', 'A§4'),
    carries: unspecified(),
    requirements: ['LOGIN-012'],
  },
  loggedIn: {
    name: events.loggedIn,
    when: unspecified(),
    carries: assumed(['method'], 'S-153'),
    requirements: ['TRACK-010'],
  },
  methodChosenAtLogIn: {
    name: events.methodChosenAtLogIn,
    when: unspecified(),
    carries: assumed(['method'], 'S-153'),
    requirements: ['TRACK-010'],
  },
  providerFailed: {
    name: events.providerFailed,
    when: unspecified(),
    carries: assumed(['method', 'reason'], 'S-154'),
    requirements: ['TRACK-010'],
  },
  validated: {
    name: events.validated,
    when: specified('each validation, on submit and on blur', 'A§5'),
    carries: specified(['outcome', 'failed fields'], 'A§5'),
    requirements: ['VAL-002'],
  },
  sendFailed: {
    name: events.sendFailed,
    when: specified('a send-code error other than an account that exists', 'B§8'),
    carries: unspecified(),
    requirements: ['ERR-015'],
  },
  pageShown: {
    name: events.pageShown,
    when: unspecified(),
    carries: assumed(['page'], 'S-154'),
    requirements: ['TRACK-006'],
  },
  methodChosen: {
    name: events.methodChosen,
    when: unspecified(),
    carries: assumed(['method'], 'S-153'),
    requirements: ['TRACK-010'],
  },
  codeSent: {
    name: events.codeSent,
    when: unspecified(),
    carries: unspecified(),
    requirements: ['FLOW-013'],
  },
  conflictShown: {
    name: events.conflictShown,
    when: unspecified(),
    carries: unspecified(),
    requirements: ['DLG-003'],
  },
  registerFailed: {
    name: events.registerFailed,
    when: specified('every register failure', 'A§8'),
    carries: specified(['log id', 'code'], 'A§8'),
    requirements: ['ERR-009'],
  },
  conflictAnswered: {
    name: events.conflictAnswered,
    when: specified('each of cancel, log in and change account', 'B§4'),
    carries: assumed(['answer'], 'S-154'),
    requirements: ['DLG-003'],
  },
  completed: {
    name: events.completed,
    when: assumed('a register of the stepped page succeeded', 'S-075'),
    carries: assumed(['sign-up method'], 'S-075'),
    requirements: ['FLOW-023', 'TRACK-010'],
  },
  contentRefused: {
    name: events.contentRefused,
    when: specified('a content answer with a non-success code', 'B§7'),
    carries: unspecified(),
    requirements: ['LAND-028'],
  },
  contentUnreadable: {
    name: events.contentUnreadable,
    when: specified('content that is not readable JSON', 'B§7'),
    carries: unspecified(),
    requirements: ['LAND-029'],
  },
  prefetchFailed: {
    name: events.prefetchFailed,
    when: specified('a prefetch failed', 'A§8'),
    carries: unspecified(),
    requirements: ['ERR-027'],
  },
};

/**
 * Events of leads and of the subscribe form, with what each carries beside its name. No clause names one:
 * they stand as in the portal's one catalogue (S-154), so that a lost or a changed one is seen.
 */
export const leadEvents = {
  answered: assumed('lead.seller_answered', 'S-154'),
  created: assumed('lead.created', 'S-154'),
  failed: assumed('lead.failed', 'S-154'),
  subscribeOpened: assumed('subscribe.opened', 'S-154'),
  /** The field `source`: the form that a lead came from. */
  sources: assumed({ register: 'register_form', subscribe: 'subscribe_form' }, 'S-154'),
  /** The field `by`: what opened the subscribe form. */
  openers: assumed({ time: 'timer', seller: 'visitor' }, 'S-154'),
} as const;

/** How the event of a page names it: `page` (S-154). */
export const pages = assumed(
  {
    ...{ register: 'register', login: 'login', additionalInfo: 'additionalInfo' },
    ...{ shortVideo: 'shortVideoCallback', google: 'socialCallback', partner: 'partnerCallback' },
  },
  'S-154',
);

/** How the event of a validation names the form of the stepped page: `form` (S-154). */
export const signUpForm = assumed('sign_up', 'S-154');

/** The choices of the account-exists dialog as its event names them: `answer`. Source: B§4. */
export const conflictAnswers = assumed(
  { cancel: 'cancel', logIn: 'log_in', change: 'change_account' },
  'S-154',
);

/** Fields of every event: `market` where the market is tracked, `fans` where a region has that module. */
export const commonFields = {
  all: { role_type: events.userRole },
  market: assumed(['market', 'page_region'], 'S-187'),
  fans: assumed(['fans_source'], 'S-187'),
} as const;

/** The sign-up method in analytics by its code. */
export const signUpMethods = assumed(
  {
    1: 'phone',
    2: 'e-mail',
    3: 'short-video',
    4: 'social',
    5: 'business-advertising',
    6: 'partner',
    7: 'ticket',
    8: 'SSO',
    9: 'other',
  },
  'S-153',
);

/** Why a sign-in at a provider failed, as its event names it: the cases of E-28, and data that did not come. */
export const providerFailures = assumed(
  { cancelled: 'refused', foreignState: 'state', withoutData: 'profile' },
  'S-154',
);

/** Reports that are not events; in words, save the window message, whose fields S-074 names. */
export const reports = {
  monitoring: {
    when: specified('every outcome of an account-service call', 'A§7'),
    carries: specified(['url', 'log id', 'code', 'extra info'], 'A§7'),
    path: assumed('/api/v1/monitor/collect', 'S-169'),
  },
  accountLog: {
    when: specified('every register failure', 'A§8'),
    carries: specified(['log id', 'code'], 'A§8'),
  },
  parentFrame: {
    when: specified('every register failure', 'A§8'),
    source: assumed('seller-signup', 'S-074'),
    fields: assumed(['source', 'type', 'payload'], 'S-074'),
    payloadCarries: assumed(['code', 'log id'], 'S-074'),
  },
  opener: {
    when: specified('a register of the stepped page succeeded', 'A§4'),
    source: assumed('seller-signup', 'S-074'),
    fields: assumed(['source', 'type', 'payload'], 'S-074'),
    payloadCarries: unspecified(),
    platforms: specified(['shopify', 'ppe_shopify', 'solution', 'tts', 'ads'], 'B§6'),
  },
} as const;

/** What no event, report or message carries: the unnumbered security decisions of decisions.md. */
export const neverCarried = [
  ...['ticket', 'verification code', 'password', 'e-mail address', 'phone number'],
  ...['id_token', 'profileKey', 'state'],
] as const;
