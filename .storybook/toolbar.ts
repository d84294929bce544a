import type { GlobalTypes } from 'storybook/internal/types';
import { listScenarios } from '../mocks/scenarios/listScenarios.ts';
import { languagesWithTexts } from '../src/i18n/loadTexts.ts';
import { pseudoLanguages } from '../stories/support/pseudoTexts.ts';

const regions = Object.keys(import.meta.glob('../regions/*.ts')).map((path) =>
  path.replace('../regions/', '').replace('.ts', ''),
);

/** The switches of the workshop's toolbar, filled from what exists. */
export const globalTypes = {
  region: {
    description: 'Region: whose data the page shows',
    toolbar: { icon: 'globe', dynamicTitle: true, items: regions },
  },
  language: {
    description: 'Language; `region` is the default language of the region',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: ['region', ...languagesWithTexts, ...pseudoLanguages],
    },
  },
  theme: {
    description: 'Theme: the tokens that everything is drawn with',
    toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ['seller', 'tiktok'] },
  },
  scenario: {
    description: 'Scenario of the mock backend; `story` is the one the story asks for',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: ['story', ...listScenarios().map(({ name }) => name)],
    },
  },
} satisfies GlobalTypes;

export const initialGlobals = {
  region: 'gb',
  language: 'region',
  theme: 'seller',
  scenario: 'story',
};
