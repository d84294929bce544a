import { useLayoutEffect, useRef, type ComponentProps } from 'react';

export type CloseReason = 'button' | 'escape' | 'mask';

interface ModalOptions {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: (close: { readonly reason: CloseReason }) => void;
}

type ModalProps = Pick<
  ComponentProps<'dialog'>,
  'ref' | 'onCancel' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick'
>;

/** Keeps a `<dialog>` in step with `open`; every way to close it asks the owner, none while busy (E-30). */
export function useModal({ open, busy, onClose }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    // Keeps the scrollbar's room while the page is held, so that nothing behind moves.
    const page = document.documentElement;
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight);
    dialog.showModal();
    const starts = dialog.querySelectorAll<HTMLElement>('[data-autofocus]');
    starts.item(starts.length - 1)?.focus();
    // Also when the owner takes the dialog away: closing is what gives focus back.
    return () => dialog.close();
  }, [open]);

  const ask = (reason: CloseReason) => {
    if (!busy) onClose({ reason });
  };

  return {
    ref,
    onCancel(event) {
      event.preventDefault();
      ask('escape');
    },
    onClose(event) {
      // A browser may close it against a refused cancel: a second Escape, the Back gesture.
      if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
      if (busy) event.currentTarget.showModal();
      else onClose({ reason: 'escape' });
    },
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
