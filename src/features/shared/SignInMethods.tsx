import { Button } from '../../components/Button/Button.tsx';
import {
  checksRegion,
  signInMethods as table,
  type SignInMethod,
} from '../../domain/sign-in/signInMethods.ts';
import type { Cooldown } from '../../flows/Cooldown.ts';
import { Message } from '../../i18n/Message.tsx';
import { useCooldownPhrase } from '../useCooldownPhrase.ts';
import styles from './SignInMethods.module.css';

interface SignInMethodsProps {
  /** Which texts the buttons have. */
  readonly at?: 'sign-up' | 'log-in';
  readonly signInMethods: readonly SignInMethod[];
  /** The method that is being opened; null for none. */
  readonly opening: SignInMethod | null;
  /** The server's cooldown for the region check; the methods that begin with it wait. Source: S-209. */
  readonly cooldown?: Cooldown | null | undefined;
  readonly onOpen: (choice: { readonly method: SignInMethod }) => void;
  /** Shows the form, which waits behind the first method; null where it is shown. */
  readonly onForm?: (() => void) | null;
}

/** The buttons of the region's sign-in methods, if any. Source: A§2 (REG-015 to REG-017). */
export function SignInMethods({
  at = 'sign-up',
  signInMethods,
  opening,
  cooldown = null,
  onOpen,
  onForm = null,
}: SignInMethodsProps) {
  const isPaused = useCooldownPhrase(cooldown) !== undefined;
  if (signInMethods.length === 0) return null;
  const buttons = signInMethods.map((method, index) => (
    <Button
      key={method}
      wide
      variant={onForm && index === 0 ? 'primary' : 'secondary'}
      data-sign-in-method={method}
      loading={opening === method}
      disabled={isPaused && checksRegion(method)}
      loadingLabel={<Message id="loading" />}
      onClick={() => onOpen({ method })}
    >
      <Message id={at === 'log-in' ? table[method].atLogIn : table[method].label} />
    </Button>
  ));
  return (
    <div className={styles['signInMethods']}>
      {onForm && buttons[0]}
      <p className={styles['divider']}>
        <Message id="sign_in_or" />
      </p>
      {onForm && (
        <Button wide variant="secondary" data-use-form="" onClick={onForm}>
          <Message id="sign_up_use_form" />
        </Button>
      )}
      {onForm ? buttons.slice(1) : buttons}
    </div>
  );
}
