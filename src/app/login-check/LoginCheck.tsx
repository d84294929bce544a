import { Suspense } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { WithTexts } from '../../features/WithTexts.tsx';
import { isBlocking } from '../../flows/login-check/LoginCheckState.ts';
import { Message } from '../../i18n/Message.tsx';
import type { CheckedPage } from '../routes/routeTable.ts';
import styles from './LoginCheck.module.css';
import { useLoginCheck } from './useLoginCheck.ts';

/**
 * Runs the login check behind a page, with a small spinner over it, and asks a logged-in seller at the
 * fast-onboarding entrance. Source: A§2 (LAYOUT-005), A§4, S-092.
 */
export default function LoginCheck({ page }: { readonly page: CheckedPage }) {
  const [state, send] = useLoginCheck(page);
  const checking = state.name === 'checking' && !isBlocking(state);
  return (
    <>
      <output className={styles['corner']} data-login-check={state.name}>
        {checking && <Spinner size="small" />}
      </output>
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
