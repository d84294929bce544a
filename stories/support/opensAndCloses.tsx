import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { modalShown, openModal } from './modal.ts';
import { Opener } from './Opener.tsx';

/**
 * The story that every dialog passes (E-30): a button opens it, focus goes in, the page stands still;
 * Escape and a press on the mask close it, and the focus is back on the button. Its tag has a check
 * open and close it many times and look for what is left behind.
 */
export function opensAndCloses(render: (open: boolean, close: () => void) => ReactNode) {
  return {
    tags: ['opens'],
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
