import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import { useStanding } from '../VisuallyHidden/useStanding.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SendCodeButton.module.css';
import type { SendCooldown } from './SendCooldown.ts';
import { useRemainingSeconds } from './useRemainingSeconds.ts';
import { cooldownPhrase } from './cooldownPhrase.ts';

type Own = 'children' | 'disabled' | 'loadingLabel' | 'onClick';

interface SendCodeButtonProps extends Omit<ComponentProps<typeof Button>, Own> {
  /** Whether a code was sent before; the button then offers a new one (CODE-010). */
  readonly sent: boolean;
  /** The cooldown before a code can be requested; null for none or a reset (CODE-013). */
  readonly cooldown: SendCooldown | null;
  /** The field that must be valid first; the button is disabled and shows the reason (CODE-014). */
  readonly invalid?: 'phone' | 'email' | undefined;
  /** No code can be requested now, for a reason that the page shows elsewhere. */
  readonly disabled?: boolean;
  /** The request is pending: the button is unavailable until it has failed or succeeded (S-046). */
  readonly loading?: boolean;
  /** The clock, in epoch milliseconds; a stable function. */
  readonly now?: () => number;
  /** `at` is the time in epoch milliseconds, never before the end of the cooldown, even if the clock was set back (E-12). */
  readonly onSend: (press: { readonly at: number }) => void;
}

const needed = {
  phone: 'send_code_needs_phone',
  email: 'send_code_needs_email',
} as const;

/**
 * Requests a code, and a new one at the earliest 60 seconds after the last, or when the server allows
 * it (CODE-008..014, E-12, E-19). The seconds are visible; screen readers get only the start and the
 * end, once each; the error text announces the start of a throttled cooldown (E-24). `className` goes
 * to the frame, `ref` and all other props to the button.
 */
export function SendCodeButton(props: SendCodeButtonProps) {
  const { sent, cooldown, invalid, now = Date.now, onSend, className, disabled, ...rest } = props;
  const noteId = useId();
  const seconds = useRemainingSeconds(cooldown, now);
  const coolingDown = cooldown !== null && seconds > 0;
  return (
    <div className={classNames(styles['frame'], className)}>
      <Button
        variant="quiet"
        {...(invalid && { 'aria-describedby': noteId })}
        {...rest}
        loadingLabel={<Message id="sign_up_sending" />}
        disabled={disabled || coolingDown || invalid !== undefined}
        onClick={() => onSend({ at: Math.max(now(), cooldown?.until ?? 0) })}
      >
        <span className={styles['label']}>
          {coolingDown ? (
            <Phrase content={cooldownPhrase(cooldown.after, seconds)} />
          ) : (
            <Message id={sent ? 'sign_up_resend' : 'send_code'} />
          )}
        </span>
      </Button>
      <FieldNote
        id={noteId}
        className={styles['reason']}
        reserved={false}
        hint={invalid && <Message id={needed[invalid]} />}
      />
      <VisuallyHidden live>
        {cooldown && <Announcement key={cooldown.until} after={cooldown.after} seconds={seconds} />}
      </VisuallyHidden>
    </div>
  );
}

interface AnnouncementProps {
  readonly after: SendCooldown['after'];
  readonly seconds: number;
}

function Announcement({ after, seconds }: AnnouncementProps) {
  const [start] = useState(seconds);
  // The countdown may be mounted together with the whole step.
  if (!useStanding()) return null;
  if (seconds === 0)
    return (
      <Once key="ready">
        <Message id="sign_up_resend_ready" />
      </Once>
    );
  if (after === 'throttled') return null; // the error text contains the time
  return (
    <Once key="started">
      <Message id="sign_up_resend_started" values={{ seconds: start }} />
    </Once>
  );
}

/** Hides an announcement after a language change, which would have it read out again (E-24). */
function Once({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const [announcedIn, setAnnouncedIn] = useState<string | null>(language);
  if (announcedIn !== null && announcedIn !== language) setAnnouncedIn(null);
  return announcedIn === null ? null : children;
}
