import { useState } from 'react';
import {
  AgreementsBlock,
  Button,
  Card,
  type CardProps,
  Dialog,
  EmailField,
  Message,
} from '@portico/components';

/** The first step of a sign-up, made from the package alone. */
export function SignUpCard(props: Omit<CardProps, 'title'>) {
  const [email, setEmail] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card {...props} title={<Message id="sign_up_title" />}>
      <EmailField name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <AgreementsBlock
        age={18}
        links={{ terms: '#terms', privacy: '#privacy' }}
        values={{ terms: accepted }}
        onChange={({ checked }) => setAccepted(checked)}
      />
      <Button wide onClick={() => setOpen(true)}>
        <Message id="sign_up_continue" />
      </Button>
      <Dialog
        open={open}
        title={<Message id="signup_email_repeat_popup_title" />}
        actions={
          <Button onClick={close}>
            <Message id="dialog_close" />
          </Button>
        }
        onClose={close}
      >
        <p>
          <Message id="signup_email_repeat_popup_content" values={{ contact: email }} />
        </p>
      </Dialog>
    </Card>
  );
}
