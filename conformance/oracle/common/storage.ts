import { assumed, specified, unspecified, type SourcedValue } from '../SourcedValue.ts';

/** As `assumed`, for what only an edge case or the unnumbered security decisions give. */
export interface EdgeValue<T> {
  readonly kind: 'assumed';
  readonly value: T;
  readonly source: `E-${string}` | 'security decisions';
}

function edge<const T>(value: T, source: EdgeValue<T>['source']): EdgeValue<T> {
  return { kind: 'assumed', value, source };
}

type Fact<T> = SourcedValue<T> | EdgeValue<T>;
type Area = 'localStorage' | 'sessionStorage' | 'cookie' | 'memory' | 'sessionStorage or memory';

export interface StoredItem {
  readonly key: Fact<string>;
  readonly area: Fact<Area>;
  /** Where the value comes from. */
  readonly from: Fact<string>;
  /** What is stored, where more is stated than that it is text. */
  readonly holds: Fact<readonly string[]>;
  /** Milliseconds until the value counts as gone. */
  readonly life: Fact<number>;
  /** What ends it before. */
  readonly clearedOn: Fact<readonly string[]>;
  readonly writtenOn: Fact<string>;
  readonly readOn: Fact<string>;
  readonly requirements: readonly string[];
}

const UNKNOWN = {
  area: unspecified(),
  holds: unspecified(),
  life: unspecified(),
  clearedOn: unspecified(),
  writtenOn: unspecified(),
  readOn: unspecified(),
} as const;

/** What the register page stores. */
export const storage = {
  chain: {
    ...UNKNOWN,
    key: specified('register_chain', 'A§3'),
    from: specified('query parameter chain', 'A§2'),
    requirements: ['TRACK-001'],
  },
  channel: {
    ...UNKNOWN,
    key: specified('register_channel', 'A§3'),
    from: assumed('query parameter channel, else the unexpired stored value', 'S-156'),
    requirements: ['TRACK-001'],
  },
  timedChain: {
    ...UNKNOWN,
    key: unspecified(),
    from: specified('query parameter chain', 'A§2'),
    holds: specified(['value', 'timeout'], 'B§3'),
    life: specified(86400000, 'A§9'),
    writtenOn: assumed('every host', 'S-157'),
    readOn: specified('the accelerated domain only', 'B§3'),
    requirements: ['TRACK-002', 'TRACK-003'],
  },
  timedChannel: {
    ...UNKNOWN,
    key: unspecified(),
    from: assumed('query parameter channel, else the unexpired stored value', 'S-156'),
    holds: specified(['value', 'timeout'], 'B§3'),
    life: specified(86400000, 'A§9'),
    writtenOn: assumed('every host', 'S-157'),
    readOn: specified('the accelerated domain only', 'B§3'),
    requirements: ['TRACK-002', 'TRACK-003'],
  },
  referrer: {
    ...UNKNOWN,
    key: specified('register_referrer', 'A§3'),
    from: assumed('document.referrer', 'S-158'),
    requirements: ['TRACK-001'],
  },
  clickId: {
    ...UNKNOWN,
    key: specified('qhclickid', 'A§3'),
    from: assumed('query parameter qhclickid', 'S-158'),
    requirements: ['TRACK-001'],
  },
  businessPlatform: {
    ...UNKNOWN,
    key: specified('business_platform', 'A§3'),
    from: assumed('query parameter business_platform', 'S-158'),
    requirements: ['TRACK-001'],
  },
  libra: {
    ...UNKNOWN,
    key: specified('register_libra', 'A§3'),
    from: assumed('query parameter register_libra', 'S-158'),
    requirements: ['TRACK-001'],
  },
  trackInfo: {
    ...UNKNOWN,
    key: specified('general_track_info', 'A§3'),
    from: specified('query parameter track_code', 'A§3'),
    holds: specified(['track_code', 'timestamp'], 'B§3'),
    life: specified(604800000, 'A§3'),
    requirements: ['TRACK-004', 'TRACK-005'],
  },
  experiments: {
    ...UNKNOWN,
    key: unspecified(),
    from: assumed('GET /api/v1/seller/common/get', 'S-183'),
    holds: specified(
      [
        'showLeadForm',
        'showNewRegisterPage',
        'showDynamicLandingPage',
        'newLookForID',
        'ttsPrimaryRegister',
      ],
      'B§4',
    ),
    requirements: ['TRACK-014'],
  },
  leadCookie: {
    ...UNKNOWN,
    key: specified('current_user_existing_seller', 'A§4'),
    area: specified('cookie', 'A§4'),
    from: specified('the lead form, while it is active', 'A§4'),
    holds: specified(['lead-form JSON'], 'A§4'),
    life: specified(604800000, 'A§4'),
    requirements: ['LEAD-007'],
  },
  language: {
    ...UNKNOWN,
    key: assumed('language', 'S-137'),
    area: assumed('localStorage', 'S-137'),
    from: assumed('the language switch', 'S-137'),
    requirements: [],
  },
  loginState: {
    ...UNKNOWN,
    key: assumed('seller_login_state', 'S-104'),
    area: assumed('localStorage', 'S-104'),
    from: unspecified(),
    clearedOn: assumed(['log-out'], 'S-103'),
    requirements: ['LOGIN-009'],
  },
  profileKey: {
    ...UNKNOWN,
    key: assumed('profileKey', 'S-086'),
    area: assumed('sessionStorage', 'S-086'),
    from: specified('query parameter profileKey', 'A§2'),
    clearedOn: assumed(['success', 'Back'], 'S-086'),
    requirements: ['ADDINFO-003'],
  },
  conflictAccount: {
    ...UNKNOWN,
    key: unspecified(),
    area: assumed('sessionStorage or memory', 'S-180'),
    from: specified('log in from the account-exists dialog', 'A§4'),
    holds: specified(['e-mail, or phone with country short name'], 'A§4'),
    requirements: ['FLOW-031', 'LOGIN-017'],
  },
  verificationTicket: {
    ...UNKNOWN,
    key: unspecified(),
    area: edge('sessionStorage or memory', 'security decisions'),
    from: specified('the answer to the code check', 'A§4'),
    clearedOn: edge(['the flow ends', 'the flow is left'], 'security decisions'),
    requirements: ['FLOW-015', 'FLOW-025'],
  },
  verifyTicket: {
    ...UNKNOWN,
    key: unspecified(),
    area: assumed('memory', 'S-070'),
    from: specified('the answer to a failed register of the single form', 'A§4'),
    clearedOn: assumed(['account change', 'success'], 'S-070'),
    requirements: ['FLOW-017'],
  },
  resendDeadline: {
    ...UNKNOWN,
    key: unspecified(),
    from: edge('a send that succeeded; survives a refresh', 'E-12'),
    life: specified(60000, 'A§9'),
    requirements: ['CODE-008'],
  },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** The keys of the partner flow (id); tickets live in sessionStorage or memory. */
export const partnerKeys = {
  onboarding: specified('toko_onboarding', 'B§3'),
  flow: specified('toko_flow', 'B§3'),
  verifyTicket: specified('toko_oauth_verify_ticket', 'B§3'),
  email: specified('toko_oauth_email', 'B§3'),
  emailTicket: specified('toko_oauth_email_ticket', 'B§3'),
  mobile: specified('toko_oauth_mobile', 'B§3'),
  mobileTicket: specified('toko_oauth_mobile_ticket', 'B§3'),
  onboardingValue: assumed('1', 'S-093'),
  ticketArea: edge('sessionStorage or memory', 'security decisions'),
} as const;

/** How the lead cookie is set. */
export const leadCookie = {
  path: assumed('/', 'S-174'),
  sameSite: assumed('Lax', 'S-174'),
  secureOnHttps: assumed(true, 'S-174'),
  maxAgeSeconds: assumed(604800, 'S-174'),
  encoding: assumed('URI-encoded JSON', 'S-174'),
} as const;

/** Storage or cookies blocked. */
export const blockedStorage = {
  signUpWorks: edge(true, 'E-22'),
  keptIn: edge('memory', 'E-22'),
  unverifiableProviderReturn: edge('a clear message', 'E-22'),
} as const;

/** What no storage keeps once a flow has ended or was left. */
export const clearedWithTheFlow = edge(['ticket'], 'security decisions');
