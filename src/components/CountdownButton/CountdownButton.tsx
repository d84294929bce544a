import { useState, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CountdownButton.module.css';
import { useRemainingSeconds } from './useRemainingSeconds.ts';

interface CountdownButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'children' | 'disabled' | 'loadingLabel' | 'onClick'
> {
  /** When a new code may be asked for, in epoch milliseconds; null when nothing counts. */
  readonly resendAt: number | null;
  /** The clock; a stable function. */
  readonly now?: () => number;
  readonly onResend: () => void;
}

/**
 * Asks for a new code, 60 seconds after the last at the earliest (CODE-008..013, E-12). The seconds
 * are seen; read out are only the start and the end, once each (E-24).
 */
export function CountdownButton({
  resendAt,
  now = Date.now,
  loading = false,
  onResend,
  ...rest
}: CountdownButtonProps) {
  const seconds = useRemainingSeconds(resendAt, now);
  return (
    <>
      <Button
        variant="quiet"
        {...rest}
        loading={loading}
        loadingLabel={<Message id="sign_up_sending" />}
        disabled={seconds > 0}
        onClick={onResend}
      >
        <span className={styles['label']}>
          {seconds > 0 ? (
            <Message id="sign_up_resend_countdown" values={{ seconds }} />
          ) : (
            <Message id="sign_up_resend" />
          )}
        </span>
      </Button>
      <VisuallyHidden live>
        {resendAt !== null && <Announcement key={resendAt} seconds={seconds} />}
      </VisuallyHidden>
    </>
  );
}

function Announcement({ seconds }: { readonly seconds: number }) {
  const [start] = useState(seconds);
  if (seconds === 0) return <Message id="sign_up_resend_ready" />;
  return <Message id="sign_up_resend_started" values={{ seconds: start }} />;
}
