import { useTranslation } from 'react-i18next';
import type { ComponentProps, ReactNode } from 'react';
import { strangeCharacter } from '../../domain/password/passwordRules.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PasswordTips.module.css';
import { tipStates, type TipState } from './tipStates.ts';

interface PasswordTipsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current input. */
  readonly password: string;
  /** Whether the field was validated, on blur or submit; then an unmet rule is wrong instead of neutral (S-059). */
  readonly judged: boolean;
}

const tips = ['seller_login_password_verify_tip1', 'seller_login_password_verify_tip2'] as const;
const stateTexts = {
  neutral: 'tip_neutral',
  done: 'tip_done',
  wrong: 'tip_wrong',
} as const satisfies Record<TipState, MessageKey>;
const characterTexts = {
  unseen: 'password_unseen_character',
  foreign: 'password_foreign_character',
} as const;

/**
 * The two rules of a new password, each with a shape and a text for its state, not only a colour
 * (VAL-021..025). A character that breaks both is reported as text at once, and read out.
 */
export function PasswordTips({ password, judged, className, ...rest }: PasswordTipsProps) {
  const states = tipStates(password, judged);
  const found = strangeCharacter(password);
  return (
    <div {...rest} className={classNames(styles['tips'], className)}>
      <ul className={styles['list']}>
        {tips.map((id, index) => (
          <Tip key={id} id={id} state={states[index] ?? 'neutral'} />
        ))}
      </ul>
      <output className={styles['found']}>
        {found && (
          <Line state="wrong">
            <Message id={characterTexts[found]} />
          </Line>
        )}
      </output>
    </div>
  );
}

function Tip({ id, state }: { readonly id: (typeof tips)[number]; readonly state: TipState }) {
  const { t } = useTranslation();
  return (
    <li data-message={id} data-state={state}>
      <Line state={state}>
        {t(id)}
        <VisuallyHidden>
          {': '}
          <Message id={stateTexts[state]} />
        </VisuallyHidden>
      </Line>
    </li>
  );
}

function Line({ state, children }: { readonly state: TipState; readonly children: ReactNode }) {
  return (
    <span className={styles['tip']} data-state={state}>
      <span className={styles['mark']}>
        {state === 'done' && <CheckIcon width="0.75rem" height="0.75rem" strokeWidth="3" />}
        {state === 'wrong' && <CrossIcon width="0.75rem" height="0.75rem" strokeWidth="3" />}
      </span>
      <span>{children}</span>
    </span>
  );
}
