import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import type { Notice } from '../../domain/errors/Notice.ts';
import { Message } from '../../i18n/Message.tsx';
import { phraseOf } from '../phraseOf.ts';

interface RefusedDialogProps {
  /** Why the log-in was refused; null to close the dialog. */
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

/** The dialog of a log-in that was refused, with its OK. Source: S-171 (2097). */
export default function RefusedDialog({ notice, onClose }: RefusedDialogProps) {
  return (
    <ConfirmDialog
      open={notice !== null}
      type="error"
      title={<Message id="log_in_refused_title" />}
      onOk={onClose}
    >
      {notice && <Phrase content={phraseOf(notice)} />}
    </ConfirmDialog>
  );
}
