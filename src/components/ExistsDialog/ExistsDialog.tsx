import { useId, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './ExistsDialog.module.css';

/** The texts by type of contact. Source: B§2. */
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
  /** The display text of the address or number that already has an account. */
  readonly contact: string;
  /** Whether it can be the account of a registration without a response (E-18). */
  readonly maybeOwn?: boolean;
  /** Address of the FAQ; no link when it is empty (S-079). */
  readonly faqHref?: string | undefined;
  /** Called for cancel, Escape, the mask and the close button. */
  readonly onCancel: () => void;
  readonly onLogIn: () => void;
  /** The third choice on the stepped page; the single form does not have it (S-078). */
  readonly onChange?: (() => void) | undefined;
}

/** The contact already has an account: log in, use another contact, or cancel (DLG-001..003, ERR-011..013). */
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
