import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Message } from '../../i18n/Message.tsx';

interface ContinueDialogProps {
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/** Asks a logged-in seller whether to log out and continue. Source: A§4 (PARTNER-006), S-092. */
export default function ContinueDialog({ onConfirm, onDecline }: ContinueDialogProps) {
  return (
    <ConfirmDialog
      open
      type="warning"
      title={<Message id="fast_onboarding_log_out" />}
      okText="log_out_continue_ok"
      onOk={onConfirm}
      onCancel={onDecline}
    />
  );
}
