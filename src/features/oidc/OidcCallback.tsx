import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Message } from '../../i18n/Message.tsx';
import { onRestored } from '../onRestored.ts';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import { finishSignIn } from './finishSignIn.ts';
import styles from './OidcCallback.module.css';

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
    <Failure loginPath={paths.login} />
  ) : (
    <output className={styles['waiting']} data-waiting="">
      <Spinner />
    </output>
  );
}

function Failure({ loginPath }: { readonly loginPath: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['page']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        <Message id="login_failed_title_TT4B_conflict_remind" />
      </h1>
      <p>
        <Message id="log_in_failed_text" />
      </p>
      <p>
        <RouteLink to={loginPath}>
          <Message id="bar_log_in" />
        </RouteLink>
      </p>
    </div>
  );
}
