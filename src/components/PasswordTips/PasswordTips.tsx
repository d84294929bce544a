import type { ComponentProps } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Message } from '../../i18n/Message.tsx';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PasswordTips.module.css';

export type TipState = 'neutral' | 'done' | 'wrong';

interface PasswordTipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Length, then character classes (VAL-021..023, S-057). */
  readonly states: readonly [length: TipState, classes: TipState];
}

const tips = ['seller_login_password_verify_tip1', 'seller_login_password_verify_tip2'] as const;
const words = {
  neutral: 'tip_neutral',
  done: 'tip_done',
  wrong: 'tip_wrong',
} as const satisfies Record<TipState, MessageKey>;

/** The two rules of a password, each with a shape and a word for its state, not a colour alone. */
export function PasswordTips({ states, className, ...rest }: PasswordTipsProps) {
  return (
    <ul {...rest} className={classNames(styles['tips'], className)}>
      {tips.map((id, index) => (
        <Tip key={id} id={id} state={states[index] ?? 'neutral'} />
      ))}
    </ul>
  );
}

function Tip({ id, state }: { readonly id: (typeof tips)[number]; readonly state: TipState }) {
  const text = useText();
  return (
    <li className={styles['tip']} data-message={id} data-state={state}>
      <span className={styles['mark']}>
        {state === 'done' && <CheckIcon width="12" height="12" strokeWidth="3" />}
        {state === 'wrong' && <CrossIcon width="12" height="12" strokeWidth="3" />}
      </span>
      <span>
        {text(id)}
        <VisuallyHidden>
          {': '}
          <Message id={words[state]} />
        </VisuallyHidden>
      </span>
    </li>
  );
}
