import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { holdPage } from '../pageLock/pageLock.ts';
import { giveFocusBack, rememberOpener } from '../giveFocusBack.ts';

/**
 * How the user closed the dialog: by the owner's button, the header's cross, or `back`, the system's
 * Back button or gesture on a phone.
 */
export type CloseReason = 'button' | 'cross' | 'escape' | 'mask' | 'back';

interface ModalOptions {
  readonly open: boolean;
  readonly busy: boolean;
  /** Whether it opens as a modal; else the page behind stays as it is, and keeps the focus. */
  readonly modal?: boolean;
  readonly onClose: (close: { readonly reason: CloseReason }) => void;
  /** The owner's ref of the element. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** The events that `useModal` handles, so that the owner cannot pass handlers for them. */
export type ModalEvent = 'onCancel' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick';

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | ModalEvent>;

/**
 * Focuses the last `data-autofocus` inside, or the first control of a group, so that a field precedes
 * the title; its text is selected, so that typing replaces it.
 */
function focusStart(dialog: HTMLDialogElement): void {
  const own = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].filter(
    (start) => start.closest('dialog') === dialog,
  );
  const start = own.at(-1);
  const control = start?.matches('fieldset') ? start.querySelector<HTMLElement>('input') : start;
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/**
 * Opens and closes a `<dialog>` with `open`; every way of closing it calls `onClose`, but not while
 * busy. The page behind does not scroll, and the focus moves in and returns (E-30).
 */
export function useModal({ open, busy, modal = true, onClose, ref }: ModalOptions): ModalProps {
  const own = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);
  /** Whether the browser closes the dialog even if `cancel` is prevented. */
  const forced = useRef(false);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => own.current,
    [],
  );

  useLayoutEffect(() => {
    const dialog = own.current;
    if (!open || !dialog) return undefined;
    if (!modal) {
      dialog.setAttribute('open', ''); // show() would move the focus
      return () => dialog.removeAttribute('open');
    }
    const release = holdPage();
    rememberOpener(dialog);
    dialog.showModal();
    focusStart(dialog);
    return () => {
      // Also when the owner unmounts the dialog: the browser restores focus on close.
      dialog.close();
      release();
      // In a microtask everything else of this commit is closed or removed.
      queueMicrotask(() => giveFocusBack(dialog));
    };
  }, [open, modal]);

  const requestClose = (reason: CloseReason) => {
    if (!busy) onClose({ reason });
  };

  return {
    ref: own,
    onCancel(event) {
      // A file input inside also fires cancel events.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      forced.current = !event.cancelable;
      requestClose('back');
    },
    onClose(event) {
      // A browser may force it to close: a second Escape, the Back gesture.
      if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
      event.currentTarget.showModal();
      if (!forced.current) requestClose('back'); // else onCancel called it
      forced.current = false;
    },
    onKeyDown(event) {
      // An open list or dialog inside handles the key first.
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.isDefaultPrevented())
        return;
      event.preventDefault();
      requestClose('escape');
    },
    onPointerDown(event) {
      pressedMask.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A press that starts inside (selecting text) and ends on the mask does not close it.
      if (pressedMask.current && event.target === event.currentTarget) requestClose('mask');
      pressedMask.current = false;
    },
  };
}
