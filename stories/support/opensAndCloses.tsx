import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import { modalShown, openModal } from './modal.ts';
import { Opener } from './Opener.tsx';

/**
 * The story that every dialog needs (E-30): a button opens the dialog, focus moves into it, and the page
 * does not scroll; Escape and a press on the mask close it, and focus returns to the button. Its tag
 * includes it in the leak check, which opens and closes it many times.
 */
export function opensAndCloses(render: (open: boolean, close: () => void) => ReactNode) {
  return {
    tags: ['opens'],
    parameters: { chromatic: notPictured },
    render: () => <Opener>{render}</Opener>,
    play: async () => {
      const button = document.querySelector('[data-opens]');
      if (!(button instanceof HTMLElement)) throw new Error('The story has no data-opens button.');
      const closesBy = async (how: (modal: HTMLDialogElement) => Promise<unknown>) => {
        button.focus();
        await userEvent.keyboard('{Enter}');
        const modal = await modalShown();
        await expect(modal.contains(document.activeElement)).toBe(true);
        await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
        await how(modal);
        await waitFor(() => expect(openModal()).toBeNull());
        await expect(button).toHaveFocus();
        await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
      };
      await closesBy((modal) => userEvent.click(modal));
      await closesBy(() => userEvent.keyboard('{Escape}'));
    },
  };
}
