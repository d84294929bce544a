import type { Locator } from '@playwright/test';
import { addressOf } from '../../../src/api/addressOf.ts';
import type { Service } from '../../../src/api/Contract.ts';
import { callNamed } from '../../../mocks/scenarios/callNamed.ts';
import type { FaultUser } from './FaultUser.ts';

export const pathOf = (service: Service, name: string): string =>
  addressOf(callNamed(service, name));

export const submitOf = ({ page }: FaultUser): Locator =>
  page.locator('[data-step] button[type="submit"]');

export const boxes = ({ page }: FaultUser): Locator =>
  page.locator('[data-message="sign_up_code_box"]');

export async function typeCode(user: FaultUser, code: string): Promise<void> {
  await boxes(user).first().focus();
  await user.page.keyboard.type(code);
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
