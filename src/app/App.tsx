import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { ServicesContext } from '../features/Services.ts';
import type { BaseServices } from './createServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLanguageSwitch } from './language/createLanguageSwitch.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { useToasts } from './useToasts.ts';

interface AppProps {
  readonly services: BaseServices;
  readonly texts: i18n;
}

/** The portal of one site, inside whatever router the caller brings. */
export function App({ services, texts }: AppProps) {
  const { toasts, show, dismiss } = useToasts();
  const provided = useMemo(
    () => ({
      ...services,
      toast: show,
      switchLanguage: createLanguageSwitch(texts, services.storage),
    }),
    [services, show, texts],
  );
  return (
    <I18nextProvider i18n={texts}>
      <ServicesContext value={provided}>
        <ErrorBoundary report={services.report}>
          <AppRoutes />
          <Toasts toasts={toasts} onDismiss={dismiss} />
        </ErrorBoundary>
      </ServicesContext>
    </I18nextProvider>
  );
}
