import { Button, type ButtonProps, Dialog, Message } from '@portico/components';

const wide: ButtonProps['wide'] = true;

/** Mistakes that the package's types must catch; one that passes fails the compiler's run. */
export const mistakes = [
  // @ts-expect-error -- no such variant
  <Button key="variant" variant="huge" wide={wide} />,
  // @ts-expect-error -- no such text
  <Message key="text" id="no_such_key" />,
  // @ts-expect-error -- a dialog needs a title and a way to close it
  <Dialog key="dialog" open />,
];
