import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import type { InfoEvent } from '../../flows/additional-info/InfoEvent.ts';
import type { InfoActivity } from '../../flows/additional-info/InfoState.ts';
import { Message } from '../../i18n/Message.tsx';
import { phraseOf } from '../phraseOf.ts';
import { AccountExists } from '../shared/AccountExists.tsx';

interface InfoDialogsProps {
  readonly activity: InfoActivity;
  readonly send: (event: InfoEvent) => void;
}

/** The dialogs over the form: a contact that exists, and why the bind was refused. Source: A§8, S-171. */
export function InfoDialogs({ activity, send }: InfoDialogsProps) {
  const refused = activity.name === 'refused' ? activity : null;
  const dismiss = () => send({ type: 'DISMISSED' });
  const logIn = () => send({ type: 'LOG_IN_CHOSEN' });
  return (
    <>
      <AccountExists
        exists={activity.name === 'exists' ? activity : null}
        onCancel={dismiss}
        onLogIn={logIn}
      />
      <ConfirmDialog
        open={refused !== null}
        type="error"
        title={<Message id="additional_info_refused_title" />}
        {...(refused?.logIn
          ? { okText: 'exists_dialog_log_in', onOk: logIn, onCancel: dismiss }
          : { onOk: dismiss })}
      >
        {refused && <Phrase content={phraseOf(refused.notice)} />}
      </ConfirmDialog>
    </>
  );
}
