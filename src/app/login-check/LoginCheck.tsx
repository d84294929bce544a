import { Suspense } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useSessionView } from '../../features/useSession.ts';
import { WithTexts } from '../../features/WithTexts.tsx';
import { Message } from '../../i18n/Message.tsx';
import { Arrival } from '../first-screen/Arrival.tsx';
import type { CheckedPage } from '../routes/routeTable.ts';
import { WaitingPage } from '../routes/WaitingPage.tsx';
import styles from './LoginCheck.module.css';
import { useLoginCheck } from './useLoginCheck.ts';

/**
 * Runs the login check: behind a page, with a small spinner over it, or in its place; and asks a
 * logged-in seller at the fast-onboarding entrance. Source: A§2 (LAYOUT-005), A§4, S-092.
 */
export default function LoginCheck({ page }: { readonly page: CheckedPage }) {
  const [state, send] = useLoginCheck(page);
  const { blocked } = useSessionView();
  return (
    <>
      {blocked ? (
        <>
          <WaitingPage page={page} />
          <Arrival />
        </>
      ) : (
        <output className={styles['corner']} data-login-check={state.name}>
          {state.name === 'checking' && <Spinner size="small" />}
        </output>
      )}
      {state.name === 'asking' && (
        <Suspense>
          <WithTexts parts={['account']}>
            <ConfirmDialog
              open
              type="warning"
              title={<Message id="log_out_continue_title" />}
              okText="log_out_continue_ok"
              onOk={() => send({ type: 'CONTINUE_CONFIRMED' })}
              onCancel={() => send({ type: 'CONTINUE_DECLINED' })}
            >
              <Message id="log_out_continue_text" />
            </ConfirmDialog>
          </WithTexts>
        </Suspense>
      )}
    </>
  );
}
