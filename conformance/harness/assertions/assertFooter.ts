import type { Page } from '@playwright/test';
import { named } from '../pages/named.ts';
import { expect } from './expect.ts';

/** Where the documents stand below the region's contact domain; the domain itself is its help. Source: S-026, S-032. */
const paths = { footer_terms: '/terms', footer_privacy: '/privacy', footer_help: '' } as const;

/** The page's footer links terms, privacy and help of the region, each in a new tab. */
export async function assertFooter(page: Page, contactDomain: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (const [key, path] of Object.entries(paths)) {
    const link = named(footer, 'link', key);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `${contactDomain}${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
}
