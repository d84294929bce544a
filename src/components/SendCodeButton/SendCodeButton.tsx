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
import type { SendWait } from './SendWait.ts';
import { useRemainingSeconds } from './useRemainingSeconds.ts';
import { waitPhrase } from './waitPhrase.ts';

type Own = 'children' | 'disabled' | 'loadingLabel' | 'onClick';

interface SendCodeButtonProps extends Omit<ComponentProps<typeof Button>, Own> {
  /** Whether a code went out before: then the button offers a new one (CODE-010). */
  readonly sent: boolean;
  /** What keeps a code from being asked for, if anything; a reset is null (CODE-013). */
  readonly wait: SendWait | null;
  /** What has to be valid first; the button says so and waits (CODE-014). */
  readonly invalid?: 'phone' | 'email' | undefined;
  /** No code can be asked for now, for a reason that the page shows elsewhere. */
  readonly disabled?: boolean;
  /** The request runs: unavailable at once, and again as soon as it has failed (S-046). */
  readonly loading?: boolean;
  /** The clock, in epoch milliseconds; a stable function. */
  readonly now?: () => number;
  /** `at` is the moment in epoch milliseconds, never before the end of the wait, even if the clock was set back (E-12). */
  readonly onSend: (press: { readonly at: number }) => void;
}

const needed = {
  phone: 'send_code_needs_phone',
  email: 'send_code_needs_email',
} as const;

/**
 * Asks for a code: the first time, then for a new one 60 seconds after the last at the earliest, or
 * when the server allows (CODE-008..014, E-12, E-19). The seconds are seen; read out are only the
 * start and the end, once each; the start of a refusal's pause is in its own notice (E-24).
 * `className` goes to the frame, `ref` and the rest to the button.
 */
export function SendCodeButton(props: SendCodeButtonProps) {
  const { sent, wait, invalid, now = Date.now, onSend, className, disabled, ...rest } = props;
  const noteId = useId();
  const seconds = useRemainingSeconds(wait, now);
  const waits = wait !== null && seconds > 0;
  return (
    <div className={classNames(styles['frame'], className)}>
      <Button
        variant="quiet"
        {...(invalid && { 'aria-describedby': noteId })}
        {...rest}
        loadingLabel={<Message id="sign_up_sending" />}
        disabled={disabled || waits || invalid !== undefined}
        onClick={() => onSend({ at: Math.max(now(), wait?.until ?? 0) })}
      >
        <span className={styles['label']}>
          {waits ? (
            <Phrase content={waitPhrase(wait.after, seconds)} />
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
        {wait && <Announcement key={wait.until} after={wait.after} seconds={seconds} />}
      </VisuallyHidden>
    </div>
  );
}

interface AnnouncementProps {
  readonly after: SendWait['after'];
  readonly seconds: number;
}

function Announcement({ after, seconds }: AnnouncementProps) {
  const [start] = useState(seconds);
  // The countdown may come with the whole step.
  if (!useStanding()) return null;
  if (seconds === 0)
    return (
      <Once key="ready">
        <Message id="sign_up_resend_ready" />
      </Once>
    );
  if (after === 'throttled') return null; // the refusal's own notice names the time
  return (
    <Once key="started">
      <Message id="sign_up_resend_started" values={{ seconds: start }} />
    </Once>
  );
}

/** News of a moment that is over when the language changes: in other words it would be read out again (E-24). */
function Once({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const [said, setSaid] = useState<string | null>(language);
  if (said !== null && said !== language) setSaid(null);
  return said === null ? null : children;
}
