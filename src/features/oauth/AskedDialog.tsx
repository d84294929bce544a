import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import type { OAuthEvent } from '../../flows/oauth/OAuthEvent.ts';
import type { AskedStep } from '../../flows/oauth/OAuthState.ts';
import { Message } from '../../i18n/Message.tsx';
import { phraseOf } from '../phraseOf.ts';

interface AskedDialogProps {
  readonly state: AskedStep;
  readonly send: (event: OAuthEvent) => void;
}

/** The partial states that are a dialog: linked already, with the log-in, or refused. Source: S-097, S-171. */
export function AskedDialog({ state, send }: AskedDialogProps) {
  const close = () => send({ type: 'DISMISSED' });
  const text = <Phrase content={phraseOf(state.notice)} />;
  return state.dialog === 'linked' ? (
    <ConfirmDialog
      open
      type="info"
      title={<Message id="oauth_linked_title" />}
      okText="bar_log_in"
      onOk={() => send({ type: 'LOG_IN_CHOSEN' })}
      onCancel={close}
    >
      {text}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog open type="error" title={<Message id="log_in_refused_title" />} onOk={close}>
      {text}
    </ConfirmDialog>
  );
}
