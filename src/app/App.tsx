import { useEffect, useMemo, useRef } from 'react';
import type { PageTexts } from '../i18n/createTexts.ts';
import { TextsContext } from '../i18n/TextsContext.ts';
import { IdentityGate } from '../features/identity/IdentityGate.tsx';
import { ServicesContext, type Services } from '../features/Services.ts';
import type { BaseServices } from './createServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLanguageSwitch } from './language/createLanguageSwitch.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { PageToasts } from './PageToasts.tsx';

interface AppProps {
  readonly services: BaseServices;
  readonly texts: PageTexts;
}

/** The portal of one site; the caller provides the router. */
export function App({ services, texts }: AppProps) {
  const show = useRef<Services['shell']['toast']>(null);
  const { page, backend, telemetry, browser } = services;
  const { experiments } = backend;
  useEffect(() => void experiments.load(), [experiments]);
  const provided = useMemo(
    (): Services => ({
      ...{ page, backend, telemetry, browser },
      shell: {
        toast: (toast) => show.current?.(toast),
        switchLanguage: createLanguageSwitch(texts, browser.storage),
      },
    }),
    [page, backend, telemetry, browser, texts],
  );
  return (
    <TextsContext value={texts}>
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
    </TextsContext>
  );
}
