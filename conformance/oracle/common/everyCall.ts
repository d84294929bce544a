import { assumed, specified, unspecified, type SourcedValue } from '../SourcedValue.ts';
import * as additionalInfo from './additionalInfo.ts';
import { rawLead } from './lead.ts';
import { limits } from './limits.ts';
import { logIn, logOut, oidc, resetCodeType, resets } from './logIn.ts';
import * as oauth from './oauth.ts';
import * as partner from './partner.ts';
import * as sent from './payloads.ts';

type Constant = string | number | boolean;

export type FieldKind =
  /** One address, trimmed: no white space and no invisible character in it (A§3, A§5, E-09). */
  | 'email'
  /** `+` and digits: calling code, then national number without its trunk zero (A§7, S-176). */
  | 'mobile'
  /** Six digits (A§9). */
  | 'emailCode'
  /** Four digits (A§9). */
  | 'phoneCode'
  /** A new one: 6 to 20 characters of printable ASCII, with a letter, a digit and a special one (A§5, S-057, S-058). */
  | 'password'
  /** What a server gave to be given back: a text that is not empty. */
  | 'ticket'
  /** A number, or a text that is not empty. */
  | 'id'
  | 'number'
  /** The origin of the page and `/homepage` (S-063). */
  | 'service'
  /** A text that is JSON, of whatever it may be. */
  | 'json'
  /** A text that is not empty. */
  | 'filled'
  | 'text' // also an empty one
  | 'any';

/** What a field of a body may hold: a constant, one of some constants, a kind of value, or nothing at all. */
export type FieldRule = (
  | { readonly is: Constant }
  | { readonly oneOf: readonly Constant[] }
  | { readonly kind: FieldKind }
  /** An object with these fields and no field more, or the text of such an object as JSON. */
  | { readonly as: 'object' | 'json'; readonly fields: Body }
  /** The field must not be there, not even in an open body. */
  | { readonly absent: true }
) & { readonly optional?: true };

/** An `unspecified` field may be there or not, with any value. */
export type Body = Readonly<Record<string, SourcedValue<FieldRule>>>;

/** A POST with JSON (A§7) that is allowed. A call has to fit one row at least. */
export interface CallRule {
  /**
   * The address that a page of the site calls; `embeddedPrefix` stands before a product call of an embedded
   * page. Unspecified: any path that no other row has.
   */
  readonly path: SourcedValue<string>;
  /**
   * The pages it may go out from, by the path of their address without a slash at its end (S-005); those of
   * the US-entity variant stand beside the others. Unspecified: any page.
   */
  readonly from: SourcedValue<readonly string[]>;
  /** What the call is for, in words. */
  readonly flow: string;
  /** The fields it has; no field more, unless the body is `open`. */
  readonly body: Body;
  /** The specification does not name all of its fields: others may stand beside those of `body`. */
  readonly open?: true;
  /** Only this version of sign-up makes the call. */
  readonly version?: 'stepped' | 'single';
  /** Only once this has happened in the tab. */
  readonly after?: 'a provider has returned' | 'a second verification was asked for';
}

/** What stands before the path of a product call where the page is embedded. */
export const embeddedPrefix = assumed('/widget', 'S-160');

type Contact = 'email' | 'phone';
const contacts: readonly Contact[] = ['email', 'phone'];
const named = { email: 'e-mail', phone: 'phone' } as const;

/** A value that the table is built of. @throws Error when nobody gives it. */
function given<T>(sourced: SourcedValue<T>): T {
  if (sourced.kind === 'unspecified') throw new Error('A row is built of an unspecified value.');
  return sourced.value;
}

// The pages: A§2 has their addresses, S-006 what each of the register pages shows.
const landingPages = ['/account/register', '/account/register/us', '/account/accu/register'];
const registerPages = [...landingPages, '/account/register/form'];
const logInPages = ['/account/login', '/account/accu/login'];
const additionalInfoPage = given(additionalInfo.page.path);
const callbacks = Object.values(oauth.callbacks).map(given);
const partnerCallback = given(partner.callback);

/** Dialogs and drawers belong to the page below them; so does the register modal, which the menu of the log-in opens too. */
const signUp = specified([...registerPages, ...logInPages], 'A§2');
/** The forgotten password is a panel of the log-in. */
const forgotten = assumed(logInPages, 'S-101');
const additional = specified([additionalInfoPage], 'A§2');
/** The entrance is the register page; the form for the saved data follows the return. */
const partners = assumed([...registerPages, partnerCallback], 'S-089');
/** A partial state shows where the provider returned to (S-009), or within the registration (B§2). */
const afterReturn = assumed([...registerPages, ...callbacks], 'S-009');
/** Where a registration or a bind ends. */
const ends = [...registerPages, ...logInPages, additionalInfoPage, ...callbacks, partnerCallback];

/** Where a code of any kind is sent from: only its body says what it is for. */
const sendPaths = {
  email: sent.singleFormPayloads.email.send.path,
  phone: sent.singleFormPayloads.phone.send.path,
} as const;

const codes = { email: { kind: 'emailCode' }, phone: { kind: 'phoneCode' } } as const;

/** What the slots of `payloads.ts` may hold where nothing is known of the test. */
const held: Readonly<Record<Exclude<sent.SlotName, 'code'>, FieldRule>> = {
  email: { kind: 'email' },
  mobile: { kind: 'mobile' },
  emailCode: codes.email,
  smsCode: codes.phone,
  ticket: { kind: 'ticket' },
  verifyTicket: { kind: 'ticket' },
  password: { kind: 'password' },
  redirectUrl: { kind: 'text' },
  userId: { kind: 'id' },
  // Neither is there where the region has no id: base, me (S-019, S-197).
  baseRegionId: { kind: 'number', optional: true },
  baseRegion: { kind: 'id', optional: true },
  // Its values are those of B§9; base and me have none.
  globalSellerType: { oneOf: [1, 2], optional: true },
  language: { kind: 'filled' },
  service: { kind: 'service' },
  snapData: { kind: 'json' },
  marketingOpt: { oneOf: [0, 1] },
  channelChain: { kind: 'text' },
  refererTo: { kind: 'text' },
  userAgent: { kind: 'filled' },
  pageRegion: { kind: 'text' },
  // Not there for base and me (S-197).
  regionCode: { kind: 'text', optional: true },
  libra: { kind: 'text', optional: true },
  generalTrackInfo: { kind: 'any', optional: true },
};

function ruleOf(field: sent.Field, contact: Contact): SourcedValue<FieldRule> {
  if ('json' in field)
    return specified({ as: 'json', fields: rulesOf(field.json, contact) }, 'A§3');
  if ('object' in field)
    return specified({ as: 'object', fields: rulesOf(field.object, contact) }, 'A§3');
  if (field.kind === 'unspecified') return field;
  const { value } = field;
  if (typeof value !== 'object') return { ...field, value: { is: value } };
  return { ...field, value: value.slot === 'code' ? codes[contact] : held[value.slot] };
}

/** The rules of a body whose values other files state. */
function rulesOf(fields: sent.Fields | null, contact: Contact = 'email'): Body {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, field]) => [name, ruleOf(field, contact)]),
  );
}

/** The same with no field that must be there. */
const optional = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, rule]) => [
      name,
      rule.kind === 'unspecified' ? rule : { ...rule, value: { ...rule.value, optional: true } },
    ]),
  );

const is = (sourced: SourcedValue<Constant>): SourcedValue<FieldRule> =>
  sourced.kind === 'unspecified' ? sourced : { ...sourced, value: { is: sourced.value } };

/** Makes the rows of one version of the sign-up. */
const signUpRow =
  (version: NonNullable<CallRule['version']>, contact: Contact) =>
  ({ path, body }: sent.CallExpectation, flow: string): CallRule => ({
    ...{ path, version },
    from: signUp,
    flow: `${flow}, by ${named[contact]}`,
    body: rulesOf(body, contact),
  });

// Stepped sign-up (S-189).
const stepped = contacts.flatMap((contact): readonly CallRule[] => {
  const { send, change, check, register } = sent.payloads[contact];
  const row = signUpRow('stepped', contact);
  return [
    row(send, 'a code for a sign-up'),
    row(change, 'a code for the changed contact of a sign-up'),
    row(check, 'the check of the code of a sign-up'),
    row(register, 'a registration with a ticket'),
  ];
});

/** The body of a registration on the single form, with what A§3 names of `extra_params` and not every one has. */
function registration({ body }: sent.CallExpectation, contact?: Contact): Body {
  const extra = body?.['extra_params'];
  if (extra === undefined || !('object' in extra)) throw new Error('It has no extra_params.');
  const fields: Body = {
    biz_param: specified({ as: 'json', fields: rulesOf(sent.bizParam), optional: true }, 'A§3'),
    verify_ticket: assumed({ kind: 'ticket', optional: true }, 'S-070'),
    ...rulesOf(extra.object),
  };
  return { ...rulesOf(body, contact), extra_params: specified({ as: 'object', fields }, 'A§3') };
}

// Sign-up on the single form (A§3, A§4).
const single: readonly CallRule[] = [
  ...contacts.flatMap((contact): readonly CallRule[] => {
    const { send, register } = sent.singleFormPayloads[contact];
    const row = signUpRow('single', contact);
    return [
      row(send, 'a code for a sign-up on the single form'),
      {
        ...row(register, 'a registration on the single form'),
        body: registration(register, contact),
      },
    ];
  }),
  {
    path: sent.combinedRegister.path,
    from: signUp,
    flow: 'a registration on the single form, by both contacts',
    body: registration(sent.combinedRegister),
    version: 'single',
  },
];

/**
 * The body of a code that no normal sign-up sends. A§7 has scene and change on the stepped page, B§3 a scene
 * in every request for a code; no clause names another scene than that of a normal sign-up.
 */
const codeFor = (contact: Contact, type: SourcedValue<number>): Body => ({
  ...(contact === 'email'
    ? {
        email: specified({ kind: 'email' }, 'A§7'),
        type: is(type),
        email_logic_type: specified({ is: 3 }, 'A§7'),
        // B§7 has it in a code by e-mail, without saying where it comes from.
        email_ticket: unspecified(),
      }
    : { mobile: specified({ kind: 'mobile' }, 'A§7'), type: is(type) }),
  scene: unspecified(),
  change: unspecified(),
});

/** Names that the other calls of the account service have: a check without them is not refused. */
const contactOf = {
  email: assumed({ kind: 'email', optional: true }, 'S-101'),
  phone: assumed({ kind: 'mobile', optional: true }, 'S-101'),
} as const;

// A forgotten password (A§7, S-101): of the check A§7 gives the type, of the reset the password.
const forgottenPassword = contacts.flatMap((contact): readonly CallRule[] => [
  {
    path: resets[contact].send,
    from: forgotten,
    flow: `a code for a forgotten password, by ${named[contact]}`,
    body: codeFor(contact, resetCodeType),
  },
  {
    path: resets[contact].check,
    from: forgotten,
    flow: `the check of the code for a forgotten password, by ${named[contact]}`,
    body: {
      type: is(resetCodeType),
      [contact === 'email' ? 'email' : 'mobile']: contactOf[contact],
      code: assumed({ ...codes[contact], optional: true }, 'S-101'),
    },
    open: true,
  },
  {
    path: resets[contact].reset,
    from: forgotten,
    flow: `a new password for a forgotten one, by ${named[contact]}`,
    body: { password: specified({ kind: 'password' }, 'A§7') },
    open: true,
  },
]);

// Log-in, log-out and the callback of OpenID.
const session: readonly CallRule[] = [
  {
    path: logIn.path,
    from: assumed(logInPages, 'S-100'),
    flow: 'a log-in',
    body: {},
    open: true,
  },
  {
    path: logOut.path,
    // needLogin and a session that has ended log out wherever the login check runs (A§4).
    from: unspecified(),
    flow: 'a log-out',
    body: rulesOf(logOut.body),
  },
  {
    path: oidc.path,
    from: specified(['/account/oidc_callback'], 'A§2'),
    flow: 'the exchange of an OpenID token',
    body: {
      id_token: specified({ kind: 'ticket' }, 'A§7'),
      state: specified({ kind: 'ticket' }, 'A§7'),
    },
  },
];

/**
 * The code of a second verification, which any protected call can ask for (B§4, S-114): neither its path nor
 * its body is given. What asked for it goes out again as its own row has it.
 */
const secondVerification = [
  ...contacts.flatMap((contact) => [
    sendPaths[contact],
    resets[contact].check,
    sent.payloads[contact].check.path,
  ]),
  unspecified(),
].map((path): CallRule => ({
  path,
  from: unspecified(),
  flow: 'a code of a second verification, or its check',
  body: {},
  open: true,
  after: 'a second verification was asked for',
}));

// A sign-in at a provider (A§7, S-009): of its end nothing is given.
const provider: readonly CallRule[] = [
  {
    path: oauth.finish.path,
    from: assumed([...callbacks, partnerCallback], 'S-009'),
    flow: 'the end of a sign-in at a provider',
    body: {},
    open: true,
  },
  ...contacts.flatMap((contact): readonly CallRule[] => {
    const bind = oauth.binds[contact];
    return [
      {
        path: sendPaths[contact],
        from: afterReturn,
        flow: `a code to bind a contact to an account of a provider, by ${named[contact]}`,
        body: codeFor(contact, bind.codeType),
        after: 'a provider has returned',
      },
      {
        path: bind.path,
        from: afterReturn,
        flow: `the bind of a contact to an account of a provider, by ${named[contact]}`,
        body: {
          code: specified(codes[contact], 'A§7'),
          [given(bind.contact)]: specified(held[contact === 'email' ? 'email' : 'mobile'], 'A§7'),
          // A new one, or that of the account that the contact has already: A§7 does not say whose.
          password: specified({ kind: 'filled' }, 'A§7'),
        },
        after: 'a provider has returned',
      },
    ];
  }),
  {
    path: sendPaths.email,
    from: afterReturn,
    flow: 'a code to bind an account that exists to that of a provider',
    body: codeFor('email', oauth.conflictCodeType),
    after: 'a provider has returned',
  },
];

// Additional info (A§3, A§7).
const additionalInfoCalls = contacts.flatMap((contact): readonly CallRule[] => {
  const bind = additionalInfo.binds[contact];
  const more = Object.entries(given(bind.more));
  return [
    {
      path: sendPaths[contact],
      from: additional,
      flow: `a code for additional info, by ${named[contact]}`,
      body: codeFor(contact, additionalInfo.codeTypes[contact]),
    },
    {
      path: bind.path,
      from: additional,
      flow: `the bind of additional info, by ${named[contact]}`,
      body: {
        [given(bind.contact)]: specified(held[contact === 'email' ? 'email' : 'mobile'], 'A§3'),
        [given(bind.code)]: specified(codes[contact], 'A§3'),
        profile_key: specified({ kind: 'ticket' }, 'A§3'),
        platform_app_id: specified({ kind: 'id' }, 'A§3'),
        ...Object.fromEntries(more.map(([name, value]) => [name, specified({ is: value }, 'A§3')])),
        service: assumed({ kind: 'service' }, 'S-063'),
      },
    },
  ];
});

/** The bind to a partner's account: `mobile or email` goes in a ticket where the data are saved. */
const partnerBind = (contact: Contact): Body => {
  const fields = given(partner.bindFields);
  return {
    [fields.verify]: assumed({ kind: 'ticket' }, 'S-088'),
    [fields.sent]: assumed({ kind: 'ticket' }, 'S-088'),
    ...(contact === 'email'
      ? { email: assumed({ kind: 'email', optional: true }, 'S-088') }
      : { mobile: assumed({ kind: 'mobile', optional: true }, 'S-088') }),
    [fields.code]: assumed(codes[contact], 'S-088'),
    ...rulesOf(partner.bindMore),
  };
};

// The fast onboarding of a partner's sellers (A§4, A§7, S-088, S-089, S-094).
const partnerCalls: readonly CallRule[] = [
  ...contacts.flatMap((contact): readonly CallRule[] => [
    {
      path: partner.contacts[contact].send,
      from: partners,
      flow: `a code for a seller of the partner, by ${named[contact]}`,
      // Beside the type, nothing of it is given.
      body: { ...codeFor(contact, limits.partnerCodeType), verifyTicket: unspecified() },
    },
    {
      path: partner.contacts[contact].bind,
      from: partners,
      flow: `the bind to an account of the partner, by ${named[contact]}`,
      body: partnerBind(contact),
    },
  ]),
  {
    path: partner.contacts.email.send,
    from: partners,
    flow: 'a code for the saved data of the partner, by e-mail',
    body: {
      email: assumed({ absent: true }, 'S-094'),
      type: is(limits.partnerCodeType),
      email_ticket: assumed({ kind: 'ticket' }, 'S-094'),
      verifyTicket: assumed({ kind: 'ticket' }, 'S-094'),
      // A§7 has it in a code by e-mail; S-094 does not name it.
      email_logic_type: unspecified(),
      scene: unspecified(),
      change: unspecified(),
    },
  },
  {
    path: partner.contacts.phone.send,
    from: partners,
    flow: 'a code for the saved data of the partner, by phone',
    body: {
      mobile: assumed({ absent: true }, 'S-094'),
      type: is(limits.partnerCodeType),
      verifyTicket: assumed({ kind: 'ticket' }, 'S-094'),
    },
    open: true, // The ticket of the number has no name in S-094.
  },
  {
    path: partner.calls.submit.path,
    from: partners,
    flow: 'the hand-over of the saved data of the partner',
    body: Object.fromEntries(given(partner.savedFields).map((name) => [name, unspecified()])),
    open: true,
  },
  {
    path: partner.calls.start.path,
    from: partners,
    flow: 'the start of the binding at the partner',
    body: {},
    open: true,
  },
];

const reportNames: Readonly<Record<sent.AfterRegisterName, string>> = {
  marketingOption: 'the choice of e-mails',
  actionSnapshot: 'the snapshot of a registration',
  reachDesktop: 'the reach after a registration, on a desktop',
  reachMobile: 'the reach after a registration, on a phone',
  crossBorderReport: 'the cross-border report of a registration',
  sourceReport: 'the source of a registration',
  referralRelation: 'the relation of a referral',
};

// Reports after a registration or a bind (A§4, A§7): which of them the binds make is not given.
const reports = Object.entries(reportNames).flatMap(([name, flow]): readonly CallRule[] => {
  const call = sent.afterRegister[name as sent.AfterRegisterName]; // the keys of the table
  const body = rulesOf(call.body);
  const paths = [call.path, ...(call.pathWithoutSession ? [call.pathWithoutSession] : [])];
  return paths.map((path, index) => ({
    path,
    from: specified(ends, 'A§4'),
    flow: index === 0 ? flow : `${flow}, without a session`,
    // The whole may be JSON text in a field that no clause names.
    body: call.wrapper?.kind === 'unspecified' ? optional(body) : body,
    ...((call.open ?? call.wrapper) && { open: true }),
  }));
});

/** B§3 has the payload, B§7 these two calls; no clause says which of them is made, nor when. */
const createSeller = ['create_seller', 'register_create_seller'].map((name): CallRule => ({
  path: specified(`/api/v1/seller/join/${name}`, 'B§7'),
  from: unspecified(),
  flow: 'the creation of a seller',
  body: rulesOf(sent.createSeller),
}));

// Leads (A§3, A§5, A§7): in which form a number goes is not given.
const contactOfLead = {
  email: { email: specified({ kind: 'email' }, 'A§7') },
  phone: { phone: specified({ kind: 'filled' }, 'A§7') },
} as const;
const channelSource = is(rawLead.channelSource);
const leads = contacts.flatMap((contact): readonly CallRule[] => [
  {
    path: rawLead.path,
    from: assumed(landingPages, 'S-006'),
    flow: `a lead of the subscribe form, by ${named[contact]}`,
    body: {
      ...contactOfLead[contact],
      shop_link: specified({ kind: 'text', optional: true }, 'A§5'),
      channel_source: channelSource,
      channel_detail: specified({ kind: 'json' }, 'A§7'),
    },
  },
  {
    path: rawLead.path,
    from: signUp,
    flow: `a lead of a register option, by ${named[contact]} if at all`,
    body: {
      // The account where it is valid, else the link alone (S-150).
      ...optional(contactOfLead[contact]),
      shop_link: specified({ kind: 'filled' }, 'A§4'),
      channel_source: channelSource,
      channel_detail: is(rawLead.registerDetail),
    },
  },
]);

/**
 * Every call of the portal that changes something, save telemetry: from which pages it may go
 * out, and what its body may hold. Whatever fits no row is a violation.
 */
export const everyCall: readonly CallRule[] = [
  ...stepped,
  ...single,
  ...forgottenPassword,
  ...session,
  ...secondVerification,
  ...provider,
  ...additionalInfoCalls,
  ...partnerCalls,
  ...reports,
  ...createSeller,
  ...leads,
];
