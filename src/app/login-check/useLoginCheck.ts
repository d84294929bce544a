import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { onRestored } from '../../features/onRestored.ts';
import { useServices } from '../../features/Services.ts';
import { useKeptQuery } from '../../features/useKeptQuery.ts';
import { useMachine } from '../../features/useMachine.ts';
import { loginCheckMachine } from '../../flows/login-check/loginCheckMachine.ts';
import { isBlocking, loginCheckStart } from '../../flows/login-check/LoginCheckState.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import type { CheckedPage } from '../routes/routeTable.ts';
import { onLoginStateChange, onTabShown } from './causes.ts';
import { placeOf } from './placeOf.ts';
import { runLoginCheckEffect } from './runLoginCheckEffect.ts';
import { useLoginCheckDeps } from './useLoginCheckDeps.ts';
import { wishOf } from './wishOf.ts';

/** Binds the login check to the page: its causes, its effects, and whether it stands before the page. */
export function useLoginCheck(current: CheckedPage) {
  const {
    page,
    backend: { session },
    browser: { takeArrival },
  } = useServices();
  const search = useKeptQuery();
  const deps = useLoginCheckDeps();
  const [state, send] = useMachine(
    loginCheckMachine,
    () => loginCheckStart,
    (effect, emit) => runLoginCheckEffect(effect, deps, emit),
  );
  const place = placeOf(current, new URLSearchParams(search), page.signInMethods);
  const meet = useEffectEvent((type: 'TAB_SHOWN' | 'PAGE_RESTORED' | 'LOGIN_STATE_CHANGED') =>
    send({ type, place }),
  );
  const open = useEffectEvent(() => {
    const arrived = takeArrival();
    const route = arrived && matchRoute(arrived.pathname, page);
    const arrivedAt = route?.kind === 'page' ? route.page : null;
    send({ type: 'OPENED', place, wish: wishOf(arrived, arrivedAt, page) });
  });
  useEffect(() => {
    open();
    const stops = [
      onTabShown(() => meet('TAB_SHOWN')),
      onRestored(() => meet('PAGE_RESTORED')),
      onLoginStateChange(() => meet('LOGIN_STATE_CHANGED')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    send({ type: 'PLACE_CHANGED', place });
  }, [send, place]);
  useLayoutEffect(() => {
    if (state.name !== 'starting') session.put({ blocked: isBlocking(state) });
  }, [session, state]);
  return [state, send] as const;
}
