import { userEvent, waitFor } from 'storybook/test';

/** The modal that is in front, if there is one. */
export const openModal = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;

/** Waits for a modal to be open. */
export const modalShown = (): Promise<HTMLDialogElement> =>
  waitFor(() => {
    const modal = openModal();
    if (modal === null) throw new Error('No dialog is open.');
    return modal;
  });

/** Waits for a text in the modal in front, by its key. */
export const inModal = (key: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = openModal()?.querySelector<HTMLElement>(`[data-message="${key}"]`);
    if (!element) throw new Error(`The dialog in front shows no text ${key}.`);
    return element;
  });

/** Presses the button of the modal in front that bears a text. */
export async function pressInModal(key: string): Promise<void> {
  const button = (await inModal(key)).closest('button');
  if (button === null) throw new Error(`The text ${key} stands in no button.`);
  await userEvent.click(button);
}

/** Where the modal in front stands once it has moved in, in whole CSS pixels. */
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
