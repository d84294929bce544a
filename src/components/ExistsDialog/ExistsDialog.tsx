import { useId, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './ExistsDialog.module.css';

/** The texts by kind of contact. Source: B§2. */
const texts = {
  email: {
    title: 'signup_email_repeat_popup_title',
    content: 'signup_email_repeat_popup_content',
    change: 'exists_dialog_change',
  },
  phone: {
    title: 'signup_phone_repeat_popup_title',
    content: 'signup_phone_repeat_popup_content',
    change: 'exists_dialog_change_phone',
  },
} as const;

interface ExistsDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'picture' | 'size' | 'busy' | 'actions' | 'children' | 'onClose' | 'onChange'
> {
  readonly kind: keyof typeof texts;
  /** The address or number that has an account already, as it is shown to people. */
  readonly contact: string;
  /** It may be the account of a registration whose answer was lost (E-18). */
  readonly maybeOwn?: boolean;
  /** Where questions about it are answered; no link where it is empty (S-079). */
  readonly faqHref?: string | undefined;
  /** Cancelled, or left by Escape, the mask or the close button. */
  readonly onCancel: () => void;
  readonly onLogIn: () => void;
  /** The newer page's third choice; the older form has none and stays where it is (S-078). */
  readonly onChange?: (() => void) | undefined;
}

/** The contact has an account: log in with it, use another, or leave it (DLG-001..003, ERR-011..013). */
export function ExistsDialog({
  kind,
  contact,
  maybeOwn = false,
  faqHref,
  onCancel,
  onLogIn,
  onChange,
  ...rest
}: ExistsDialogProps) {
  const { title, content, change } = texts[kind];
  const textId = useId();
  return (
    <Dialog
      aria-describedby={textId}
      {...rest}
      title={<Message id={title} />}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onLogIn}>
            <Message id="exists_dialog_log_in" />
          </Button>
          {onChange && (
            <Button variant="secondary" onClick={onChange}>
              <Message id={change} />
            </Button>
          )}
          <Button variant={onChange ? 'quiet' : 'secondary'} onClick={onCancel}>
            <Message id={onChange ? 'exists_dialog_cancel' : 'exists_dialog_stay'} />
          </Button>
        </>
      }
    >
      <p id={textId}>
        {maybeOwn ? (
          <Message id="account_maybe_created" />
        ) : (
          <Message id={content} values={{ contact }} />
        )}
      </p>
      {faqHref && (
        <p className={styles['help']}>
          <TextLink href={faqHref} newTab>
            <Message id="exists_dialog_faq" />
          </TextLink>
        </p>
      )}
    </Dialog>
  );
}
