import type { GlobalTypes } from 'storybook/internal/types';
import { listScenarios } from '../mocks/scenarios/listScenarios.ts';
import { languagesWithTexts } from '../src/i18n/loadTexts.ts';
import type { RegionConfig } from '../src/domain/region/RegionConfig.ts';
import { themes } from './initialGlobals.ts';
import { pseudoLanguages } from './pseudoTexts.ts';

/** The regions that the toolbar offers. */
export const regionItems = Object.values(
  import.meta.glob<RegionConfig>(['../regions/*.ts', '!../regions/defaults.ts'], {
    eager: true,
    import: 'default',
  }),
).map(({ id, name }) => ({ value: id, title: name, right: id }));

const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const languages = languagesWithTexts.map((language) => ({
  value: language,
  title: nameOf.of(language) ?? language,
  right: language,
}));
const [accented, mirrored] = pseudoLanguages;

const scenarios = listScenarios().map(({ name, sentence }) => ({
  value: name,
  title: sentence,
  right: name,
}));

/** The switches of Storybook's toolbar, filled from what exists. */
export const globalTypes = {
  region: {
    description: 'Region of the page',
    toolbar: { icon: 'globe', dynamicTitle: true, items: regionItems },
  },
  language: {
    description: 'Language of the page',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'region', title: 'The region’s own' },
        ...languages,
        { value: accented, title: 'Made up: accented and longer', right: accented },
        { value: mirrored, title: 'Made up: right to left', right: mirrored },
      ],
    },
  },
  theme: {
    description: 'Theme: the set of design tokens',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [...themes],
    },
  },
  scenario: {
    description: 'Scenario of the mock backend',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [{ value: 'story', title: 'The story’s own' }, ...scenarios],
    },
  },
} satisfies GlobalTypes;
