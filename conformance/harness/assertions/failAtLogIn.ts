import { expect } from '@playwright/test';
import type { LogIn } from '../pages/LogIn.ts';
import type { World } from '../world/World.ts';

/**
 * Submits the log-in empty, and waits until the event with the fields that failed is there: any event
 * before it is there too then, so that one that must not be can be looked for.
 */
export async function failAtLogIn(logIn: LogIn, world: World): Promise<void> {
  const lists = async (): Promise<number> =>
    (await world.events()).filter((event) => Object.values(event).some(Array.isArray)).length;
  const before = await lists();
  await logIn.submitButton.click();
  await expect.poll(lists).toBeGreaterThan(before);
}
