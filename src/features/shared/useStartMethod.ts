import type { Notice } from '../../domain/errors/Notice.ts';
import type { ConnectType } from '../../domain/sign-in/connectState.ts';
import type { SharedEffect } from '../../flows/SharedEffect.ts';
import { loaded } from '../ChunkError.ts';
import { reportMissing } from '../reportMissing.ts';
import { useServices } from '../Services.ts';
import { useKeptQuery } from '../useKeptQuery.ts';
import { failurePhrase } from '../useFailureToast.ts';

type StartEffect = Extract<SharedEffect, { readonly type: 'START_METHOD' }>;

/** Navigates to the page of a provider or of the partner; calls `onFailure` where it cannot. */
export type StartMethod = (
  start: Pick<StartEffect, 'method' | 'consents'>,
  onFailure: (notice: Notice) => void,
) => void;

/**
 * Returns what navigates to the page of a provider or of the partner. Its code loads with the press.
 *
 * @param type where the sign-in begins
 */
export function useStartMethod(type: ConnectType): StartMethod {
  const services = useServices();
  const search = useKeptQuery();
  return ({ method, consents }, onFailure) => {
    void loaded('startMethod', import('./startMethod.ts'))
      .then(({ startMethod }) => startMethod({ method, type, consents }, { services, search }))
      .catch((error: unknown): Notice => {
        reportMissing(services.telemetry.report, error);
        return { from: 'portal', key: failurePhrase(error).id };
      })
      .then((notice) => notice && onFailure(notice));
  };
}
