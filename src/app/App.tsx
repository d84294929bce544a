import { useEffect, useMemo, useState } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { loaded } from '../features/ChunkError.ts';
import { ServicesContext, type Services } from '../features/Services.ts';
import type { BaseServices } from './createServices.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { TextPart } from '../i18n/TextPart.ts';
import { clearFirstScreen } from './first-screen/clearFirstScreen.ts';
import { createToastRelay } from './createToastRelay.ts';
import { createLanguageSwitch } from './language/createLanguageSwitch.ts';
import { createPageTexts } from './language/createPageTexts.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { PageBackground } from './PageBackground.tsx';

const background = () => loaded('Background', import('./Background.tsx'));

interface AppProps {
  readonly services: BaseServices;
  readonly i18n: i18n;
  /** The parts of the texts that it has from the start. */
  readonly parts: readonly TextPart[];
}

/** The portal of one site; the caller provides the router. */
export function App({ services, i18n, parts }: AppProps) {
  const [toasts] = useState(createToastRelay);
  const { page, backend, telemetry, browser } = services;
  const { experiments } = backend;
  useEffect(() => void experiments.load(), [experiments]);
  const [texts] = useState(() => createPageTexts(i18n, parts));
  const provided = useMemo(
    (): Services => ({
      ...{ page, backend, telemetry, browser },
      shell: {
        ...{ toast: toasts.toast, texts },
        switchLanguage: createLanguageSwitch(i18n, browser.storage, texts),
      },
    }),
    [page, backend, telemetry, browser, i18n, texts, toasts],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={provided}>
        <ErrorBoundary
          report={telemetry.report}
          storage={browser.storage}
          reload={() => browser.leaveFor(null)}
          clear={clearFirstScreen}
          now={browser.now}
        >
          <AppRoutes />
          <PageBackground load={background} toasts={toasts} />
        </ErrorBoundary>
      </ServicesContext>
    </I18nextProvider>
  );
}
