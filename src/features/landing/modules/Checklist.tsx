import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckIcon } from '../../../components/icons/CheckIcon.tsx';
import { PullUpPanel } from '../../../components/PullUpPanel/PullUpPanel.tsx';
import { Message } from '../../../i18n/Message.tsx';
import styles from './Checklist.module.css';

const entries = [
  { id: 'contact', text: <Message id="checklist_contact" /> },
  { id: 'identity', text: <Message id="checklist_identity" /> },
  { id: 'company', text: <Message id="checklist_company" /> },
  { id: 'bank', text: <Message id="checklist_bank" /> },
  { id: 'product', text: <Message id="checklist_product" /> },
];

/** What a seller needs for the steps of the guidance, in a panel over the page. Source: B§2 (DLG-024), S-125. */
export function Checklist() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles['opener']}
        aria-haspopup="dialog"
        data-opens="checklist"
        onClick={() => setOpen(true)}
      >
        <Message id="checklist_title" />
      </Button>
      <PullUpPanel
        open={open}
        title={<Message id="checklist_title" />}
        onClose={() => setOpen(false)}
      >
        <ul className={styles['list']}>
          {entries.map(({ id, text }) => (
            <li key={id} className={styles['entry']}>
              <CheckIcon className={styles['icon']} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </PullUpPanel>
    </>
  );
}
