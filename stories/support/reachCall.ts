import { askForBindCode, finishBinding, REGISTERED } from './callbackSteps.tsx';
import { bindContact } from './infoSteps.ts';
import { askForResetCode, chooseNewPassword, enterResetCode, logIn } from './loginSteps.ts';
import { isReachable, type ReachableCall } from './reachableCalls.ts';
import { NUMBER } from './singleFormSteps.ts';
import { askForCode, choosePassword, enterCode, type Stage } from './signUpSteps.ts';

/** The calls of the flows in their order, with the steps that reach each. */
const stages: Readonly<Record<ReachableCall, readonly ((stage: Stage) => Promise<void>)[]>> = {
  'network.country.check': [askForCode],
  'email.send_code': [askForCode],
  'email.register.code_verify': [askForCode, (stage) => enterCode(stage)],
  'email.register.ticket_register': [askForCode, (stage) => enterCode(stage), choosePassword],
  'account.login': [(stage) => logIn(stage)],
  'email.check_code': [(stage) => askForResetCode(stage), (stage) => enterResetCode(stage)],
  'password.reset_by_email_ticket': [
    (stage) => askForResetCode(stage),
    (stage) => enterResetCode(stage),
    (stage) => chooseNewPassword(stage),
  ],
  email_login_with_bind: [(stage) => bindContact(stage, 'email')],
  'oauth.callback': [],
  oauth_login_with_email_bind: [
    (stage) => askForBindCode(stage, REGISTERED),
    (stage) => finishBinding(stage),
  ],
  oauth_login_with_mobile_bind: [
    (stage) => askForBindCode(stage, NUMBER),
    (stage) => finishBinding(stage),
  ],
  sms_login_with_bind: [(stage) => bindContact(stage, 'phone')],
};

/** Runs a flow up to and including one call. */
export async function reachCall(stage: Stage, call: string): Promise<void> {
  if (!isReachable(call))
    throw new Error(`There are no steps to ${call}; add them to reachCall.ts.`);
  for (const walk of stages[call]) await walk(stage);
}
