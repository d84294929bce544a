/** Business platforms that may open the sign-up in a window. Source: B§6 (SEC-004). */
export const businessPlatforms = ['shopify', 'ppe_shopify', 'solution', 'tts', 'ads'] as const;

export type BusinessPlatform = (typeof businessPlatforms)[number];

/** Allowed target origins of messages: per platform whose window opened the page, and for the embedding page. */
export type MessageOrigins = Readonly<
  Partial<Record<BusinessPlatform | 'parent', readonly string[]>>
>;

/**
 * The allowed origins of the window that opened the page; none for an unknown platform or one
 * without a list. Source: B§6 (SEC-005), S-074.
 */
export function openerOrigins(platform: string | null, origins: MessageOrigins): readonly string[] {
  const known = businessPlatforms.find((name) => name === platform);
  return known === undefined ? [] : (origins[known] ?? []);
}
