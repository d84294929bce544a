import { FormNotices } from '../shared/FormNotices.tsx';
import { useKept } from '../shared/useKept.ts';
import { useRegisterVersion } from '../shared/useRegisterVersion.ts';
import { LoginFlow } from './LoginFlow.tsx';
import styles from '../shared/StepPage.module.css';

/**
 * The log-in of the user's version: the combined page with the account field of the register page, or
 * the older one with a block for each kind of account. Source: A§2 (LOGIN-001), S-033.
 */
export function Login() {
  const [version, keep] = useKept(useRegisterVersion());
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
        <LoginFlow key={kind} kind={kind} />
      </FormNotices>
    </div>
  );
}
