import { expect, fireEvent, userEvent } from 'storybook/test';

/** Tries every way to close a dialog while a request runs; the dialog has to stay open (E-30). */
export async function cannotBeClosed(dialog: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await userEvent.click(dialog);
  for (const button of dialog.querySelectorAll<HTMLElement>('button[aria-disabled]'))
    await userEvent.click(button);
  await expect(dialog).toHaveAttribute('open');
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
}
