import type { Locator } from '@playwright/test';
import type { Seller } from '../world/Seller.ts';
import { expect } from './expect.ts';

interface Place {
  readonly field: Locator;
  readonly switchButton: Locator;
  readonly sendButton: Locator;
}

/**
 * The switch to the other kind of contact and back keeps the seller's contact, and takes no error along;
 * the field holds the contact before. Source: S-192.
 */
export async function assertSwitchKeeps(
  { field, switchButton, sendButton }: Place,
  seller: Seller,
): Promise<void> {
  await switchButton.click();
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await sendButton.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await switchButton.click();
  await expect(field).toHoldContact(seller);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}
