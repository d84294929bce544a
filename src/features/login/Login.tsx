import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bringsAccount } from '../historyState.ts';
import { FormNotices } from '../shared/FormNotices.tsx';
import { useKept } from '../shared/useKept.ts';
import { useRegisterVersion } from '../shared/useRegisterVersion.ts';
import { LoginFlow } from './LoginFlow.tsx';
import styles from '../shared/StepPage.module.css';

/**
 * The last entry of this page to which a flow brought an account: the register modal can stand over the
 * page, and its form begins anew with the account. Source: A§4 (FLOW-031).
 */
function useBroughtAccount(): string {
  const { key, state } = useLocation();
  const [entry, setEntry] = useState('');
  if (!bringsAccount(state) || entry === key) return entry;
  setEntry(key);
  return key;
}

/**
 * The log-in of the user's version: the combined page with the account field of the register page, or
 * the older one with a block for each kind of account. Source: A§2 (LOGIN-001), S-033.
 */
export function Login() {
  const [version, keep] = useKept(useRegisterVersion());
  const entry = useBroughtAccount();
  const kind = version === 'V1' ? 'older' : 'combined';
  return (
    <div
      className={styles['page']}
      data-log-in={kind}
      onFocus={() => keep()}
      onPointerDownCapture={() => keep()}
      onClickCapture={() => keep()}
    >
      <FormNotices>
        <LoginFlow key={`${kind} ${entry}`} kind={kind} />
      </FormNotices>
    </div>
  );
}
