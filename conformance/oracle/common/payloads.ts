import { assumed, specified, unspecified, type SourcedValue } from '../SourcedValue.ts';

/** The values a test knows only while it runs, by slot; the type is the type on the wire. */
export interface Slots {
  /** The address the test typed, trimmed (A§3, A§5). */
  readonly email: string;
  /** `+`, calling code, national number; no trunk zero, no repeated calling code (A§7, S-176). */
  readonly mobile: string;
  /** The digits the test typed: 6 for e-mail, 4 for phone. */
  readonly code: string;
  /** The codes of both, where a registration has two contacts. */
  readonly emailCode: string;
  readonly smsCode: string;
  /** `verification_ticket` of the answer to the code check (stepped page). */
  readonly ticket: string;
  /** `verify_ticket` of the answer to the failed register before this one (single form). */
  readonly verifyTicket: string;
  /** The password as typed, never cut (S-056). */
  readonly password: string;
  /** Any text that passes the allowed-destination check: no clause gives the value that is sent. */
  readonly redirectUrl: string;
  /** The user id of the register answer (`user_id` or `user_id_str`); compare as text. */
  readonly userId: string | number;
  /** `Number()` of the region's id (S-064); no field where it is empty: base, me (S-019). */
  readonly baseRegionId: number;
  /** The same id in the reach call; text or number is not stated (S-064, S-072): compare as text. */
  readonly baseRegion: string | number;
  /** The region's global seller type. */
  readonly globalSellerType: number;
  /** The language shown; whether chosen or default is not stated, so test with the default one. */
  readonly language: string;
  /** Origin of the page + `/homepage` (S-063). */
  readonly service: string;
  /** JSON text: agreements shown, their ticked state, language (S-063); keys not given. */
  readonly snapData: string;
  /** 1 when the marketing checkbox is ticked, 0 otherwise (S-071). */
  readonly marketingOpt: 0 | 1;
  /** Text that holds the channel: the query's, else the unexpired stored one (S-156). */
  readonly channelChain: string;
  /** Its query lacks `email_phone_number`, `profileKey`, tickets, `code` and `state`. */
  readonly refererTo: string;
  /** The browser's user agent. */
  readonly userAgent: string;
  /** The region of the page; id or code is not stated: compare without case. */
  readonly pageRegion: string;
  /** The region code (S-063); compare without case. */
  readonly regionCode: string;
  /** The stored `register_libra`; empty or absent where nothing is stored. */
  readonly libra: string;
  /** The stored `general_track_info`; empty or absent where none is stored or 7 days passed. */
  readonly generalTrackInfo: unknown;
}

export type SlotName = keyof Slots;
export interface Slot {
  readonly slot: SlotName;
}

export type Fields = Readonly<Record<string, Field>>;
/** A body value that is JSON text. */
export interface JsonField {
  readonly json: Fields;
}
/** A body value that is an object. */
export interface ObjectField {
  readonly object: Fields;
}
/** An `unspecified` field may be there or not, with any value. */
export type Field = SourcedValue<string | number | boolean | Slot> | JsonField | ObjectField;

/**
 * One call on the wire: its exact body, no field more, no field less.
 * `body: null` is a call without payload.
 */
export interface CallExpectation {
  readonly method: SourcedValue<'GET' | 'POST'>;
  readonly path: SourcedValue<string>;
  readonly body: Fields | null;
}

const fill = (slot: SlotName): Slot => ({ slot });

export type CallName = 'region' | 'send' | 'change' | 'check' | 'register';

const region: CallExpectation = {
  method: specified('GET', 'A§7'),
  path: assumed('/api/v1/seller/network/country/check', 'S-082'),
  body: null,
};

/** Sign-up on the stepped page, in the order of the calls (S-189; `change` stands in for `send`). */
export const payloads: Readonly<
  Record<'email' | 'phone', Readonly<Record<CallName, CallExpectation>>>
> = {
  email: {
    region,
    send: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/send_code/', 'S-189'),
      body: {
        email: specified(fill('email'), 'A§7'),
        type: specified(1, 'A§7'),
        email_logic_type: specified(3, 'A§7'),
        scene: specified('register_normal', 'A§7'),
        change: assumed(false, 'S-189'),
      },
    },
    change: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/send_code/', 'S-189'),
      body: {
        email: specified(fill('email'), 'A§7'),
        type: specified(1, 'A§7'),
        email_logic_type: specified(3, 'A§7'),
        scene: specified('register_normal', 'A§7'),
        change: specified(true, 'A§4'),
      },
    },
    check: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/register/code_verify/', 'S-189'),
      body: {
        email: specified(fill('email'), 'A§7'),
        type: assumed(1, 'S-067'),
        code: specified(fill('code'), 'A§7'),
      },
    },
    register: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/register/ticket_register/', 'S-189'),
      body: {
        type: assumed(1, 'S-067'),
        verification_ticket: specified(fill('ticket'), 'A§3'),
        password: specified(fill('password'), 'A§3'),
        email_logic_type: specified(3, 'A§7'),
        redirect_url: specified(fill('redirectUrl'), 'A§3'),
      },
    },
  },
  phone: {
    region,
    send: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/mobile/send_code/', 'S-189'),
      body: {
        mobile: specified(fill('mobile'), 'A§7'),
        type: specified(16, 'A§7'),
        scene: specified('register_normal', 'A§7'),
        change: assumed(false, 'S-189'),
      },
    },
    change: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/mobile/send_code/', 'S-189'),
      body: {
        mobile: specified(fill('mobile'), 'A§7'),
        type: specified(16, 'A§7'),
        scene: specified('register_normal', 'A§7'),
        change: specified(true, 'A§4'),
      },
    },
    check: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/mobile/register/code_verify/', 'S-189'),
      body: {
        mobile: specified(fill('mobile'), 'A§7'),
        type: specified(16, 'A§7'),
        code: specified(fill('code'), 'A§7'),
      },
    },
    register: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/register/', 'S-189'),
      body: {
        // A§3 writes `phone`, A§7 and S-189 `mobile`.
        mobile: assumed(fill('mobile'), 'S-189'),
        type: specified(16, 'A§9'),
        verification_ticket: specified(fill('ticket'), 'A§3'),
        password: specified(fill('password'), 'A§3'),
        redirect_url: specified(fill('redirectUrl'), 'A§3'),
      },
    },
  },
};

/** What `biz_param` holds, as JSON text. */
export const bizParam: Fields = {
  base_region_id: specified(fill('baseRegionId'), 'A§3'),
  global_seller_type: specified(fill('globalSellerType'), 'A§3'),
  default_lang: specified(fill('language'), 'A§3'),
  snap_data: assumed(fill('snapData'), 'S-063'),
};

/** The create-seller payload; no clause states which call carries it, nor when. */
export const createSeller: Fields = {
  base_region_id: specified(fill('baseRegionId'), 'B§3'),
  global_seller_type: specified(fill('globalSellerType'), 'B§3'),
  default_lang: specified(fill('language'), 'B§3'),
  snap_data: assumed(fill('snapData'), 'S-063'),
};

export interface SingleFormCalls {
  readonly send: CallExpectation;
  readonly change?: CallExpectation;
  readonly register: CallExpectation;
}

/** Sign-up on the single form (V1): no code check, and no change of account (S-078). */
export const singleFormPayloads: Readonly<Record<'email' | 'phone', SingleFormCalls>> = {
  email: {
    send: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/send_code/', 'S-065'),
      body: {
        email: specified(fill('email'), 'A§7'),
        type: specified(1, 'A§7'),
        email_logic_type: specified(3, 'A§7'),
        email_ticket: unspecified(),
        // A§7 has scene and change on the stepped page, B§7 on every normal sign-up.
        scene: unspecified(),
        change: unspecified(),
      },
    },
    register: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/email/register_verify_login/', 'S-065'),
      body: {
        email: specified(fill('email'), 'A§3'),
        code: specified(fill('code'), 'A§3'),
        password: specified(fill('password'), 'A§3'),
        extra_params: { object: { sms_type: unspecified(), biz_param: { json: bizParam } } },
        service: assumed(fill('service'), 'S-063'),
        email_logic_type: specified(3, 'A§3'),
        ect_type: specified(1, 'A§3'),
      },
    },
  },
  phone: {
    send: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/mobile/send_code/', 'S-065'),
      body: {
        mobile: specified(fill('mobile'), 'A§7'),
        type: specified(16, 'A§7'),
        // A§7 has scene and change on the stepped page, B§7 on every normal sign-up.
        scene: unspecified(),
        change: unspecified(),
      },
    },
    register: {
      method: specified('POST', 'A§7'),
      path: assumed('/passport/web/register/', 'S-065'),
      body: {
        mobile: specified(fill('mobile'), 'A§3'),
        code: specified(fill('code'), 'A§3'),
        password: specified(fill('password'), 'A§3'),
        extra_params: { object: { sms_type: unspecified(), biz_param: { json: bizParam } } },
        type: specified(16, 'A§3'),
        service: assumed(fill('service'), 'S-063'),
      },
    },
  },
};

/** The registration of the single form with an address and a number, each with its code (API-006). */
export const combinedRegister: CallExpectation = {
  method: specified('POST', 'A§7'),
  path: assumed('/passport/web/register/', 'S-065'),
  body: {
    mobile: specified(fill('mobile'), 'A§3'),
    sms_code: specified(fill('smsCode'), 'A§3'),
    email: specified(fill('email'), 'A§3'),
    email_code: specified(fill('emailCode'), 'A§3'),
    password: specified(fill('password'), 'A§3'),
    extra_params: { object: { sms_type: specified(16, 'A§3') } },
  },
};

/** What the single form's next register changes after one that failed with a `verify_ticket`. */
export const singleFormRetry = {
  /** Fields the retry has and the first try has not, by their object in the body. */
  adds: { extra_params: { object: { verify_ticket: assumed(fill('verifyTicket'), 'S-070') } } },
  keptIn: assumed('memory', 'S-070'),
  droppedOn: assumed(['account change', 'success'], 'S-070'),
} as const satisfies {
  readonly adds: Fields;
  readonly keptIn: SourcedValue<string>;
  readonly droppedOn: SourcedValue<readonly string[]>;
};

export type AfterRegisterName =
  | 'marketingOption'
  | 'actionSnapshot'
  | 'reachDesktop'
  | 'reachMobile'
  | 'crossBorderReport'
  | 'sourceReport'
  | 'referralRelation';

/** Asks whether registration is banned, in a region that knows a ban. */
export const banCheck = {
  method: specified('GET', 'A§7'),
  path: assumed('/api/v1/arch/config_center_gw/get_config', 'S-161'),
  /** The page for who is banned. */
  unavailable: assumed('/settings/unavailable', 'S-044'),
  /** Configurations, as JSON, that ban, and others that do not. */
  banned: assumed<readonly string[]>(
    [
      '{"data":{"US":{"REGION_BAN":true}}}',
      '{"data":{"US":{"REGION_BAN":1}}}',
      '{"data":{"US":{"REGION_BAN":"true"}}}',
      '{"US":{"REGION_BAN":true}}',
    ],
    'S-045',
  ),
  open: assumed<readonly string[]>(
    ['{"data":{"US":{"REGION_BAN":false}}}', '{"data":{}}', '{}', 'no JSON'],
    'S-045',
  ),
} as const;

export interface AfterRegisterCall extends CallExpectation {
  /** The path when there is no session at the time of the call. */
  readonly pathWithoutSession?: SourcedValue<string>;
  /** Which version makes the call; on the single form an SSO redirect takes its place (A§4). */
  readonly versions: Readonly<Record<'stepped' | 'single', SourcedValue<boolean>>>;
  readonly when: SourcedValue<string>;
  /** Sent only to the configured host; on other hosts skipped and reported. */
  readonly protectedHost: SourcedValue<boolean>;
  /** The field with the whole body as JSON text; unspecified: the body itself or any field. */
  readonly wrapper?: SourcedValue<string>;
  /** The body is not given: it may hold anything. */
  readonly open?: true;
  readonly requirements: readonly [string, ...string[]];
}

/** The calls after a register that succeeded; none may hold up the redirect (S-072). */
export const afterRegister: Readonly<Record<AfterRegisterName, AfterRegisterCall>> = {
  marketingOption: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/marketing_opt/set', 'A§7'),
    body: { marketing_opt: assumed(fill('marketingOpt'), 'S-071') },
    versions: { stepped: unspecified(), single: specified(true, 'A§4') },
    when: assumed('the marketing checkbox was shown', 'S-071'),
    protectedHost: unspecified(),
    requirements: ['FLOW-022', 'API-036'],
  },
  actionSnapshot: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/action/report', 'A§7'),
    pathWithoutSession: assumed('/api/v1/seller/action/not_logged_report', 'S-073'),
    body: {
      domain_type: specified(1, 'A§3'),
      action_type: specified(2, 'A§3'),
      object_id: specified(fill('userId'), 'A§3'),
      snap_data: assumed(fill('snapData'), 'S-063'),
    },
    versions: { stepped: unspecified(), single: specified(true, 'A§4') },
    when: specified('always', 'A§4'),
    protectedHost: assumed(true, 'S-166'),
    requirements: ['FLOW-022', 'API-029', 'API-030'],
  },
  reachDesktop: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/pc/register/reach', 'A§7'),
    body: { base_region: assumed(fill('baseRegion'), 'S-072') },
    versions: { stepped: unspecified(), single: specified(true, 'A§4') },
    when: specified('desktop', 'A§7'),
    protectedHost: assumed(true, 'S-166'),
    requirements: ['FLOW-022', 'API-034'],
  },
  reachMobile: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/h5/register/reach', 'A§7'),
    body: { base_region: assumed(fill('baseRegion'), 'S-072') },
    versions: { stepped: unspecified(), single: specified(true, 'A§4') },
    when: specified('mobile', 'A§7'),
    protectedHost: assumed(true, 'S-166'),
    requirements: ['FLOW-022', 'API-034'],
  },
  crossBorderReport: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/action/report', 'A§7'),
    pathWithoutSession: assumed('/api/v1/seller/action/not_logged_report', 'S-073'),
    body: { type: specified(1, 'A§9'), user_id: assumed(fill('userId'), 'S-072') },
    versions: { stepped: unspecified(), single: specified(true, 'A§4') },
    when: specified('always', 'A§4'),
    protectedHost: assumed(true, 'S-166'),
    requirements: ['FLOW-022', 'API-031'],
  },
  sourceReport: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/source/report', 'A§7'),
    body: {
      source_channel_chain: assumed(fill('channelChain'), 'S-156'),
      referer_to: specified(fill('refererTo'), 'A§3'),
      ua: specified(fill('userAgent'), 'A§3'),
      page_region: specified(fill('pageRegion'), 'A§3'),
      local_id: assumed(fill('regionCode'), 'S-063'),
      libra: assumed(fill('libra'), 'S-063'),
      general_track_info: specified(fill('generalTrackInfo'), 'A§3'),
    },
    versions: { stepped: assumed(true, 'S-075'), single: unspecified() },
    when: assumed('always', 'S-075'),
    protectedHost: unspecified(),
    wrapper: unspecified(),
    requirements: ['FLOW-023', 'API-032', 'API-033'],
  },
  referralRelation: {
    method: specified('POST', 'A§7'),
    path: specified('/api/v1/seller/growth/relation/create', 'A§7'),
    body: {},
    versions: { stepped: assumed(true, 'S-151'), single: assumed(true, 'S-151') },
    when: assumed('the page was opened with refercode', 'S-151'),
    protectedHost: unspecified(),
    open: true,
    requirements: ['REF-007'],
  },
};
