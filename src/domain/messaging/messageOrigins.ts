/** Business platforms in whose windows the sign-up may open. Source: B§6 (SEC-004). */
export const businessPlatforms = ['shopify', 'ppe_shopify', 'solution', 'tts', 'ads'] as const;

export type BusinessPlatform = (typeof businessPlatforms)[number];

/** Origins that messages may go to, by the platform whose window opened the page, and of the page around it. */
export type MessageOrigins = Readonly<
  Partial<Record<BusinessPlatform | 'parent', readonly string[]>>
>;

/**
 * Where messages to the window that opened the page may go; none for an unknown platform or one
 * without a list. Source: B§6 (SEC-005), S-074.
 */
export function openerOrigins(platform: string | null, origins: MessageOrigins): readonly string[] {
  const known = businessPlatforms.find((name) => name === platform);
  return known === undefined ? [] : (origins[known] ?? []);
}
