import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { DialogTexts } from '../../DialogTexts.tsx';

interface ConfirmEntityProps {
  readonly open: boolean;
  readonly send: (event: SignUpEvent) => void;
}

/** Asks a seller of the US-entity variant to confirm the kind of company. Source: A§6 (ACCU-003), S-038. */
export const ConfirmEntity = ({ open, send }: ConfirmEntityProps) => (
  <DialogTexts part="account" open={open} onOffline={() => send({ type: 'DISMISSED' })}>
    <ConfirmDialog
      open={open}
      type="info"
      title={<Message id="accu_confirm_title" />}
      okText="market_confirm_confirm"
      cancelText="market_confirm_cancel"
      onOk={() => send({ type: 'ENTITY_CONFIRMED' })}
      onCancel={() => send({ type: 'DISMISSED' })}
    >
      <Message id="accu_confirm_text" />
    </ConfirmDialog>
  </DialogTexts>
);
