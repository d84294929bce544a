import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { CallbackFailure } from '../shared/CallbackFailure.tsx';
import { CallbackWaiting } from '../shared/CallbackWaiting.tsx';
import { finishSignIn } from './finishSignIn.ts';

/**
 * Finishes the sign-in of an OpenID provider: a spinner, then another page, or the failure with a link
 * to the log-in. What the provider returned is used once; a page that was left and restored goes to the
 * log-in. Source: A§2, S-111.
 */
export function OidcCallback() {
  const { page, backend, browser } = useServices();
  const { paths } = page;
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const start = useEffectEvent((signal: AbortSignal) => {
    const { call } = backend;
    const onFailure = () => setFailed(true);
    const deps = { call, page, browser, signal, onFailure };
    void finishSignIn(browser.takeArrival()?.fragment, deps);
  });
  const goToLogin = useEffectEvent(() => void navigate(paths.login, { replace: true }));
  useEffect(() => {
    const left = new AbortController();
    start(left.signal);
    const stop = onRestored(() => goToLogin());
    return () => {
      left.abort();
      stop();
    };
  }, []);
  return failed ? (
    <CallbackFailure
      title="login_failed_title_TT4B_conflict_remind"
      text="log_in_failed_text"
      to={paths.login}
      back="bar_log_in"
    />
  ) : (
    <CallbackWaiting />
  );
}
