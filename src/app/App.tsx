import { useEffect, useMemo } from 'react';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import type { PageTexts } from '../i18n/createTexts.ts';
import { TextsContext } from '../i18n/TextsContext.ts';
import { IdentityGate } from '../features/identity/IdentityGate.tsx';
import { ServicesContext } from '../features/Services.ts';
import type { BaseServices } from './createServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLanguageSwitch } from './language/createLanguageSwitch.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { useToasts } from './useToasts.ts';

interface AppProps {
  readonly services: BaseServices;
  readonly texts: PageTexts;
}

/** The portal of one site, inside whatever router the caller brings. */
export function App({ services, texts }: AppProps) {
  const { toasts, show, dismiss } = useToasts();
  const { experiments } = services;
  useEffect(() => void experiments.load(), [experiments]);
  const provided = useMemo(
    () => ({
      ...services,
      toast: show,
      switchLanguage: createLanguageSwitch(texts, services.storage),
    }),
    [services, show, texts],
  );
  return (
    <TextsContext value={texts}>
      <ServicesContext value={provided}>
        <ErrorBoundary
          report={services.report}
          storage={services.storage}
          reload={() => services.leaveFor(null)}
          now={services.now}
        >
          <AppRoutes />
          <IdentityGate desk={services.identity} />
          <Toasts toasts={toasts} onDismiss={dismiss} />
        </ErrorBoundary>
      </ServicesContext>
    </TextsContext>
  );
}
