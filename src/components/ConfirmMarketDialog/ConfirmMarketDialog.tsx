import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { Theme } from '../Theme.ts';
import styles from './ConfirmMarketDialog.module.css';

interface ConfirmMarketDialogProps {
  readonly open: boolean;
  /** The country or area of this site, as it is shown to people. */
  readonly area: string;
  readonly loading?: boolean;
  readonly loadingLabel?: ReactNode;
  readonly theme?: Theme | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether this is the market to register in; the plain variant (DLG-014, DLG-015, DLG-019). */
export function ConfirmMarketDialog({
  open,
  area,
  loading = false,
  loadingLabel,
  theme,
  onConfirm,
  onCancel,
}: ConfirmMarketDialogProps) {
  return (
    <Dialog
      open={open}
      size="market"
      theme={theme}
      busy={loading}
      title={<Message id="eu_register_country_confirm_popup" />}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={loading} onClick={onCancel}>
            <Message id="market_confirm_cancel" />
          </Button>
          <Button loading={loading} loadingLabel={loadingLabel} onClick={onConfirm}>
            <Message id="market_confirm_confirm" />
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        <p>
          <Message id="market_confirm_description" />
        </p>
        <dl className={styles['area']}>
          <dt>
            <Message id="market_confirm_area_label" />
          </dt>
          <dd className={styles['name']}>{area}</dd>
        </dl>
        <p className={styles['question']}>
          <Message id="market_confirm_question" />
        </p>
      </div>
    </Dialog>
  );
}
