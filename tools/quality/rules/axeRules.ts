import { axeTags } from '../../../.storybook/axeTags.ts';

/** What only a whole page can satisfy; the conformance suite checks it there. */
const ofPages = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region', 'document-title'];

/** The rule set of axe for a story: that of Storybook, without the rules of whole pages. */
export const axeRules = {
  runOnly: axeTags,
  rules: {
    ...Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
    'target-size': { enabled: true }, // WCAG 2.5.8, with its exceptions: spacing, and links in a line
  },
};
