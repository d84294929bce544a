/** What a production build must not hold, and why. */
export const forbiddenWords: readonly { readonly word: RegExp; readonly why: string }[] = [
  { word: /\bmsw\b|mockServiceWorker/i, why: 'the mock backend never ships' },
  { word: /__mock\b|portico[-_]world/, why: 'the local server’s own addresses never ship' },
  { word: /\bscenario\b/i, why: 'scenarios are the mock backend’s business' },
  { word: /\bS-\d{3}\b/, why: 'provenance stays in the source' },
  {
    word: /NODE_ENV|import\.meta\.env|vitest|playwright|storybook/i,
    why: 'a build has no test branch',
  },
];
