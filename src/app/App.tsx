import { useEffect, useMemo, useRef } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { IdentityGate } from '../features/identity/IdentityGate.tsx';
import { ServicesContext, type Services } from '../features/Services.ts';
import type { BaseServices } from './createServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLanguageSwitch } from './language/createLanguageSwitch.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { PageToasts } from './PageToasts.tsx';

interface AppProps {
  readonly services: BaseServices;
  readonly i18n: i18n;
}

/** The portal of one site; the caller provides the router. */
export function App({ services, i18n }: AppProps) {
  const show = useRef<Services['shell']['toast']>(null);
  const { page, backend, telemetry, browser } = services;
  const { experiments } = backend;
  useEffect(() => void experiments.load(), [experiments]);
  const provided = useMemo(
    (): Services => ({
      ...{ page, backend, telemetry, browser },
      shell: {
        toast: (toast) => show.current?.(toast),
        switchLanguage: createLanguageSwitch(i18n, browser.storage),
      },
    }),
    [page, backend, telemetry, browser, i18n],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={provided}>
        <ErrorBoundary
          report={telemetry.report}
          storage={browser.storage}
          reload={() => browser.leaveFor(null)}
          now={browser.now}
        >
          <AppRoutes />
          <IdentityGate queue={backend.identity} />
          <PageToasts ref={show} />
        </ErrorBoundary>
      </ServicesContext>
    </I18nextProvider>
  );
}
