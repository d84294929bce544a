import { lazy, Suspense } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { WithTexts } from '../../features/WithTexts.tsx';
import type { CheckedPage } from '../routes/routeTable.ts';
import styles from './LoginCheck.module.css';
import { useLoginCheck } from './useLoginCheck.ts';

const ContinueDialog = lazy(() => loaded('ContinueDialog', import('./ContinueDialog.tsx')));

/**
 * Runs the login check, with a small spinner over the page while it runs behind it, and asks a
 * logged-in seller at the fast-onboarding entrance. The spinner is seen and not read out: the page can
 * be used meanwhile, and every return to the tab checks again. Source: A§2 (LAYOUT-005), A§4, S-092.
 */
export function LoginCheck({ page }: { readonly page: CheckedPage }) {
  const [state, send] = useLoginCheck(page);
  return (
    <>
      <div className={styles['corner']} data-login-check={state.name} aria-hidden="true">
        {state.name === 'checking' && !state.blocking && <Spinner size="small" />}
      </div>
      {state.name === 'asking' && (
        <Suspense>
          <WithTexts parts={['steps', 'account']}>
            <ContinueDialog
              onConfirm={() => send({ type: 'CONTINUE_CONFIRMED' })}
              onDecline={() => send({ type: 'CONTINUE_DECLINED' })}
            />
          </WithTexts>
        </Suspense>
      )}
    </>
  );
}
