import type { Page } from '@playwright/test';
import { storage } from '../../oracle/common/storage.ts';
import { read } from '../expected/read.ts';
import { keptUnder, nothingKept } from '../world/keptUnder.ts';
import { covers } from './covers.ts';
import { expect } from './expect.ts';

/**
 * A log-in is noted where other tabs learn of it: under its key, in its area alone. Source: A§4, S-104.
 *
 * @returns the value, which another log-in changes: a browser tells other tabs of a change alone
 */
export async function assertLogInNoted(page: Page, way: string): Promise<string> {
  return covers(['LOGIN-009'], `the other tabs learn of ${way}`, async () => {
    const { key, area } = storage.loginState;
    const kept = await keptUnder(page, read(key));
    expect(kept).toEqual({
      ...nothingKept,
      [read(area)]: expect.stringMatching(/./),
    });
    return String(kept[read(area)]);
  });
}
