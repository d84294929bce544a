import { storyCode } from '../../mocks/provider/storyProviders.ts';
import { knownSeller } from '../../mocks/scenarios/named/knownSeller.ts';
import type { Environment } from '../../src/app/environment/Environment.ts';
import {
  askForBindCode,
  finishBinding,
  REGISTERED,
  returnPath,
  storeStart,
} from './callbackSteps.tsx';
import { bindContact, INFO_PATH, withProfile } from './infoSteps.ts';
import { askForResetCode, chooseNewPassword, enterResetCode, logIn } from './loginSteps.ts';
import { oidcPath, startAtOpenId } from './oidcSteps.ts';
import { isReachable, type ReachableCall } from './reachableCalls.ts';
import { NUMBER, registerSingleForm, singleFormShown } from './singleFormSteps.ts';
import { askForCode, choosePassword, enterCode, type Stage, switchKind } from './signUpSteps.ts';

type Step = (stage: Stage) => Promise<void>;

/** How the application comes to a call. */
interface CallStage {
  /** The address that it starts at. */
  readonly path: () => string;
  /** The scenario of the world that the call needs. */
  readonly world?: string;
  readonly environment?: Partial<Environment>;
  /** What happened before the page was opened. */
  readonly before?: () => unknown;
  /** Up to and including the call; none where the page itself makes it. */
  readonly steps: readonly Step[];
}

type Page = Omit<CallStage, 'steps'>;

const registerPage: Page = { path: () => '/account/register' };
const singleForm: Page = { ...registerPage, world: 'experiments.off' };
const logInPage: Page = { path: () => '/account/login', world: 'session.known' };
const infoPage: Page = { path: () => INFO_PATH, world: withProfile };
const callback: Page = {
  path: () => returnPath({ code: storyCode('rosa') }),
  before: () => storeStart('google'),
};

const askByPhone: Step = async (stage) => {
  await switchKind(stage, 'phone');
  await askForCode(stage, NUMBER);
};

const registerByPhone: Step = async (stage) => {
  await singleFormShown(stage.canvasElement);
  await switchKind(stage, 'phone');
  await registerSingleForm(stage, 'phone');
};

const resetByPhone: Step = (stage) => askForResetCode(stage, knownSeller.mobile);

/** The calls whose errors have stories, in the order of the flows. */
const stages: Readonly<Record<ReachableCall, CallStage>> = {
  'network.country.check': { ...registerPage, steps: [askForCode] },
  'email.send_code': { ...registerPage, steps: [askForCode] },
  'mobile.send_code': { ...registerPage, steps: [askByPhone] },
  'email.register.code_verify': { ...registerPage, steps: [askForCode, enterCode] },
  'mobile.register.code_verify': { ...registerPage, steps: [askByPhone, enterCode] },
  'email.register.ticket_register': {
    ...registerPage,
    steps: [askForCode, enterCode, choosePassword],
  },
  'email.register_verify_login': { ...singleForm, steps: [registerSingleForm] },
  'activate_email.register': {
    ...singleForm,
    environment: { accountPrefix: '' },
    steps: [registerSingleForm],
  },
  register: { ...singleForm, steps: [registerByPhone] },
  'account.login': { ...logInPage, steps: [logIn] },
  'email.check_code': { ...logInPage, steps: [askForResetCode, enterResetCode] },
  'mobile.check_code': { ...logInPage, steps: [resetByPhone, enterResetCode] },
  'password.reset_by_email_ticket': {
    ...logInPage,
    steps: [askForResetCode, enterResetCode, chooseNewPassword],
  },
  'password.reset_by_ticket': {
    ...logInPage,
    steps: [resetByPhone, enterResetCode, chooseNewPassword],
  },
  email_login_with_bind: { ...infoPage, steps: [(stage) => bindContact(stage, 'email')] },
  sms_login_with_bind: { ...infoPage, steps: [(stage) => bindContact(stage, 'phone')] },
  'oauth.callback': { ...callback, steps: [] },
  // An address is asked for where that of the profile has an account, a number where it has no contact.
  oauth_login_with_email_bind: {
    ...callback,
    steps: [(stage) => askForBindCode(stage, REGISTERED), finishBinding],
  },
  oauth_login_with_mobile_bind: {
    ...callback,
    world: 'oauth.contact_missing+oauth.profile_waiting',
    steps: [(stage) => askForBindCode(stage, NUMBER), finishBinding],
  },
  'oidc.callback': { path: oidcPath, before: startAtOpenId, steps: [] },
  logout: { path: () => '/account/login?needLogin=1', world: 'session.none', steps: [] },
};

/** How the application comes to a call. @throws Error when nothing says how */
export function stageOf(call: string): CallStage {
  if (isReachable(call)) return stages[call];
  throw new Error(`There are no steps to ${call}; add them to reachCall.ts.`);
}

/** Runs a flow up to and including one call. */
export async function reachCall(stage: Stage, call: string): Promise<void> {
  for (const walk of stageOf(call).steps) await walk(stage);
}
