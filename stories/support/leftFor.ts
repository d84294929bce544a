import { expect, waitFor, type Mock } from 'storybook/test';

/** Waits until the page was left once, for this address. */
export const leftFor = (onLeave: Mock, address: string): Promise<void> =>
  waitFor(async () => {
    await expect(onLeave).toHaveBeenCalledOnce();
    await expect(onLeave).toHaveBeenCalledWith(address);
  });
