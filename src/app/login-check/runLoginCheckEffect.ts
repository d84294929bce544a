import { isAnswerLost, type Client } from '../../api/client.ts';
import type { Commits } from '../../api/followCommits.ts';
import { logOut } from '../../api/contracts/passport/session.ts';
import { readAccount } from '../../api/contracts/product/session.ts';
import { sessionOf } from '../../domain/session/SessionInfo.ts';
import { clearFlows } from '../../domain/tracking/clearFlow.ts';
import type { Requests } from '../../features/createRequests.ts';
import type { BrowserServices, Services, SessionStore } from '../../features/Services.ts';
import { rememberLogIn } from '../../features/shared/rememberLogIn.ts';
import type {
  Goal,
  LoginCheckEffect,
  LoginCheckEvent,
} from '../../flows/login-check/LoginCheckState.ts';

/** The dependencies of the effects of the login check. */
export interface LoginCheckDeps {
  readonly call: Client;
  readonly commits: Pick<Commits, 'done' | 'settled'>;
  readonly requests: Requests;
  readonly session: Pick<SessionStore, 'put'>;
  readonly report: Services['telemetry']['report'];
  readonly browser: Pick<BrowserServices, 'storage' | 'now' | 'leaveFor'>;
  readonly shell: Pick<Services['shell'], 'toast' | 'texts'>;
  /** Changes the language of the page to the locale of the account (S-135). */
  readonly followLocale: (locale: string) => void;
  /** Shows another page of the portal. */
  readonly go: (goal: Goal) => void;
  /** Where a logged-in seller goes. */
  readonly target: () => string;
}

/** The flow has one request at a time, so all use the same number. */
const REQUEST = 1;

/** The text belongs to the account pages; without it the log-in is shown alone. */
async function showTicketError({ toast, texts }: LoginCheckDeps['shell']): Promise<void> {
  const content = { id: 'login_failed_title_TT4B_conflict_remind' } as const;
  await texts.load('account').then(
    () => toast({ tone: 'danger', content }),
    () => undefined,
  );
}

/** Runs one effect of the login check. Source: A§4, S-102 to S-110. */
export function runLoginCheckEffect(
  effect: LoginCheckEffect,
  {
    call,
    commits,
    requests,
    session,
    report,
    browser,
    shell,
    followLocale,
    go,
    target,
  }: LoginCheckDeps,
  send: (event: LoginCheckEvent) => unknown,
): void {
  switch (effect.type) {
    case 'CHECK': {
      const { ticket } = effect;
      return void requests.ask(
        REQUEST,
        async (signal) => {
          if (ticket === null) return call(readAccount, {}, signal);
          const answer = await call(readAccount, { ticket }, signal);
          // A lost answer may have used the ticket up: then there is a session. After a time-out the
          // seller has waited long enough (S-181); the next check finds it.
          const asksAgain =
            !answer.ok && isAnswerLost(answer.error) && answer.error.failure !== 'timeout';
          return asksAgain ? call(readAccount, {}, signal) : answer;
        },
        (account) => {
          const found = sessionOf(account);
          const locale = account.default_locale ?? null;
          if (found === null) return void send({ type: 'NO_SESSION_FOUND' });
          // It may be that of a log-in or sign-up of this page: then that leads on (FLOW-022, FLOW-026).
          return void commits.settled().then(() => {
            const type = commits.done() ? 'OWN_SESSION_FOUND' : 'SESSION_FOUND';
            send({ type, session: found, locale });
          });
        },
        () => send({ type: 'NO_SESSION_FOUND' }),
      );
    }
    case 'LOG_OUT':
      return void requests.ask(
        REQUEST,
        (signal) => call(logOut, {}, signal),
        () => send({ type: 'LOGGED_OUT' }),
        () => send({ type: 'LOG_OUT_FAILED' }),
      );
    case 'KEEP_SESSION':
      session.put({ session: effect.session });
      if (effect.locale !== null) followLocale(effect.locale);
      return;
    case 'REMEMBER_LOG_IN':
      return rememberLogIn(browser);
    case 'FORGET_LOG_IN':
      return browser.storage.remove('seller_login_state');
    case 'REPORT_INCONSISTENT_SESSION':
      return report({ name: 'ttp_session_inconsistent' });
    case 'SHOW_TICKET_ERROR':
      return void showTicketError(shell);
    case 'GO':
      if (effect.goal === 'entrance') browser.storage.write('toko_onboarding', '1');
      return go(effect.goal);
    case 'LEAVE':
      if (effect.address === null) clearFlows(browser.storage);
      return browser.leaveFor(effect.address ?? target());
  }
}
