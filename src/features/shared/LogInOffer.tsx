import { Button } from '../../components/Button/Button.tsx';
import type { Notice } from '../../domain/errors/Notice.ts';
import { Message } from '../../i18n/Message.tsx';

interface LogInOfferProps {
  readonly notice: Notice | null | undefined;
  readonly onLogIn: () => void;
}

/** The link to the log-in below the error of an account that exists, where no dialog opens. Source: ERR-022, S-077. */
export function LogInOffer({ notice, onLogIn }: LogInOfferProps) {
  if (notice?.offer !== 'log-in') return null;
  return (
    <Button variant="quiet" onClick={onLogIn}>
      <Message id="exists_dialog_log_in" />
    </Button>
  );
}
