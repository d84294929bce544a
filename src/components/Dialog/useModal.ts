import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { holdPage } from '../pageLock/pageLock.ts';
import { giveFocusBack, rememberOpener } from './giveFocusBack.ts';

/** How somebody asked to close: `back` is the system's own way, Back or a gesture on a phone. */
export type CloseReason = 'button' | 'escape' | 'mask' | 'back';

interface ModalOptions {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: (close: { readonly reason: CloseReason }) => void;
  /** The owner's own hold on the element. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** What `useModal` answers by itself, so that no owner's handler stands in its way. */
export type ModalEvent = 'onCancel' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick';

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | ModalEvent>;

/** The last `data-autofocus` inside, of a group its first control: a field wins over the title. */
function focusStart(dialog: HTMLDialogElement): void {
  const own = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].filter(
    (start) => start.closest('dialog') === dialog,
  );
  const start = own.at(-1);
  const control = start?.matches('fieldset') ? start.querySelector<HTMLElement>('input') : start;
  control?.focus();
}

/**
 * Keeps a `<dialog>` in step with `open`; every way to close it asks the owner, none while busy. The
 * page behind is held still, and the focus goes in and comes back (E-30).
 */
export function useModal({ open, busy, onClose, ref }: ModalOptions): ModalProps {
  const own = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);
  /** Whether the browser closes the dialog whatever is answered to its `cancel`. */
  const forced = useRef(false);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => own.current,
    [],
  );

  useLayoutEffect(() => {
    const dialog = own.current;
    if (!open || !dialog) return undefined;
    const letGo = holdPage();
    rememberOpener(dialog);
    dialog.showModal();
    focusStart(dialog);
    return () => {
      // Also when the owner takes the dialog away: closing is what gives focus back.
      dialog.close();
      letGo();
      // What else closes or goes away in this commit is gone by then.
      queueMicrotask(() => giveFocusBack(dialog));
    };
  }, [open]);

  const ask = (reason: CloseReason) => {
    if (!busy) onClose({ reason });
  };

  return {
    ref: own,
    onCancel(event) {
      // A file field inside has a cancel event of its own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      forced.current = !event.cancelable;
      ask('back');
    },
    onClose(event) {
      // A browser may close it against its owner's will: a second Escape, the Back gesture.
      if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
      event.currentTarget.showModal();
      if (!forced.current) ask('back'); // else it has been asked
      forced.current = false;
    },
    onKeyDown(event) {
      // Whatever is open inside (a list, another dialog) takes the key for itself first.
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.isDefaultPrevented())
        return;
      event.preventDefault();
      ask('escape');
    },
    onPointerDown(event) {
      pressedMask.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A press that began inside (selecting text) and ends on the mask closes nothing.
      if (pressedMask.current && event.target === event.currentTarget) ask('mask');
      pressedMask.current = false;
    },
  };
}
