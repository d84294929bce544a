/** Maximum number of characters (graphemes) shown of a managed text. Sources: A§9, B§9, S-126. */
export const textLimits = {
  subscribeLabel: 18,
  carouselHighlight: 30,
  carouselTitle: 50,
  topBanner: 120,
  carouselDescription: 140,
  /** A text that a server sent with an error. */
  serverText: 300,
} as const;
