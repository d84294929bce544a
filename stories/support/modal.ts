import { userEvent, waitFor } from 'storybook/test';

/** The topmost open modal, or null. */
export const openModal = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;

/** Waits for an open modal. */
export const modalShown = (): Promise<HTMLDialogElement> =>
  waitFor(() => {
    const modal = openModal();
    if (modal === null) throw new Error('No dialog is open.');
    return modal;
  });

/** Waits for a text in the topmost modal, by its key. */
export const inModal = (key: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = openModal()?.querySelector<HTMLElement>(`[data-message="${key}"]`);
    if (!element) throw new Error(`The topmost dialog shows no text ${key}.`);
    return element;
  });

/** Presses the button with a text in the topmost modal. */
export async function pressInModal(key: string): Promise<void> {
  const button = (await inModal(key)).closest('button');
  if (button === null) throw new Error(`The text ${key} is not in a button.`);
  await userEvent.click(button);
}

/** Position and size of the topmost modal after its animation, in whole CSS pixels. */
export async function modalBox() {
  const modal = await modalShown();
  await Promise.allSettled(modal.getAnimations().map(({ finished }) => finished));
  const { left, width, height, bottom } = modal.getBoundingClientRect();
  return {
    width: Math.round(width),
    height: Math.round(height),
    centred: Math.abs(left + width / 2 - innerWidth / 2) <= 1,
    atBottom: Math.abs(bottom - innerHeight) <= 1,
  };
}

/** Closes the topmost modal by Escape and waits until none is open. */
export async function closeModal(): Promise<void> {
  await modalShown();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    if (openModal() !== null) throw new Error('The dialog is still open.');
  });
}
