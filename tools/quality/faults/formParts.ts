import type { Locator } from '@playwright/test';
import { addressOf } from '../../../src/api/addressOf.ts';
import type { Service } from '../../../src/api/Contract.ts';
import { callNamed } from '../../../mocks/scenarios/callNamed.ts';
import type { FaultUser } from './FaultUser.ts';
import { seller } from './seller.ts';
import type { Subject } from './Subject.ts';

export const pathOf = (service: Service, name: string): string =>
  addressOf(callNamed(service, name));

/** The one call of a subject. */
export const calling = (service: Service, call: string) => ({
  calls: [call],
  path: pathOf(service, call),
});

export const submitOf = ({ page }: FaultUser): Locator =>
  page.locator('[data-step] button[type="submit"]');

export const boxes = ({ page }: FaultUser): Locator =>
  page.locator('[data-message="sign_up_code_box"]');

export async function typeCode(user: FaultUser, code: string): Promise<void> {
  await boxes(user).first().focus();
  await user.page.keyboard.type(code);
}

/**
 * Opens a page and waits for its code and for the end of its login check: one that comes late finds the
 * session of a log-in whose answer was lost, and leaves the page.
 */
export async function openChecked({ page }: FaultUser, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-login-check="idle"]').waitFor({ state: 'attached' });
}

/** A code, or one that differs from it in every digit. */
export const codeOf = (code: string, variant: number): string =>
  code.replaceAll(/\d/g, (digit) => String((Number(digit) + variant) % 10));

const STARTED = 'output [data-message="sign_up_resend_started"]';

/** The countdown runs, and that has been announced, which comes a moment later. */
export async function countsDown(step: Locator): Promise<void> {
  await step.locator('button [data-message="sign_up_resend_countdown"]').waitFor();
  await step.locator(STARTED).waitFor({ state: 'attached' });
}

export const settled = ({ page }: FaultUser) => page.waitForURL(/\/settle\//);

/** The form of the password step and the single form alike. */
export async function typePasswords({ page }: FaultUser): Promise<void> {
  const fields = page.locator('[data-step] input[autocomplete="new-password"]');
  await fields.first().fill(seller.password);
  await fields.nth(1).fill(seller.password);
  for (const box of await page.locator('[data-step] input[type="checkbox"]').all())
    await box.check();
}

/** Boxes that make the call when they are full. */
export const codeEntry = {
  async fill(user, variant) {
    await typeCode(user, codeOf(await user.world.code(), variant).slice(0, -1));
  },
  async press(user, variant) {
    await boxes(user).last().focus();
    await user.page.keyboard.type(codeOf(await user.world.code(), variant).slice(-1));
  },
  held: async (user) => (await user.world.code()).split(''),
  control: submitOf,
  async change(user) {
    await user.page.keyboard.press('Backspace');
    await user.page.keyboard.type((await user.world.code()).slice(-1));
  },
} satisfies Partial<Subject>;
