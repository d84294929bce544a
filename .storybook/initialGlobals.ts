/** How the toolbar stands when Storybook opens. */
export const initialGlobals = {
  region: 'gb',
  language: 'region',
  theme: 'seller',
  scenario: 'story',
} as const;

/** The themes that the toolbar offers. */
export const themes = [
  { value: 'seller', title: 'Seller' },
  { value: 'tiktok', title: 'Second theme of the dialogs' },
] as const;
