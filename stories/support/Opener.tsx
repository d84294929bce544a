import { useState, type ReactNode } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { Message } from '../../src/i18n/Message.tsx';

interface OpenerProps {
  /** Renders what the button opens. */
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with one button that opens something. */
export function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-opens="" onClick={() => setOpen(true)}>
        <Message id="sign_up_continue" />
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
