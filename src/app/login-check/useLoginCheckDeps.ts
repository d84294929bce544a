import { useLocation, useNavigate } from 'react-router-dom';
import { afterLogIn } from '../../domain/redirect/afterLogIn.ts';
import { useServices } from '../../features/Services.ts';
import { useKeptQuery } from '../../features/useKeptQuery.ts';
import { useRequests } from '../../features/useRequests.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Goal } from '../../flows/login-check/LoginCheckState.ts';
import { FAST_ONBOARDING } from './fastOnboarding.ts';
import type { LoginCheckDeps } from './runLoginCheckEffect.ts';

/** What the login check of this page needs. A register page stays the one that it is (S-108). */
export function useLoginCheckDeps(): LoginCheckDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const { pathname } = useLocation();
  const search = useKeptQuery();
  const navigate = useNavigate();
  const { call, commits, session } = backend;
  const { switchLanguage } = shell;
  const { switchLang } = page.region.navBar;
  const current = useLanguage();
  const { paths, redirect: rule, defaultTarget } = page;
  const go = (goal: Goal) => {
    const query = new URLSearchParams(search);
    if (goal === 'entrance') query.set(FAST_ONBOARDING, '1');
    const target = goal === 'login' ? paths.login : pathname;
    void navigate({ pathname: target, search: query.toString() }, { replace: true });
  };
  return {
    ...{ call, commits, session, browser, shell, go },
    followLocale(locale) {
      if (locale === current || !switchLang.languageList.includes(locale)) return;
      switchLanguage(locale, 'account').catch(() => undefined); // the page keeps its language
    },
    requests: useRequests(),
    report: telemetry.report,
    target: () => afterLogIn(null, { search, rule, defaultTarget }),
  };
}
