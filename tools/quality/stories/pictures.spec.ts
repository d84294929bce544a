import { themes } from '../../../.storybook/initialGlobals.ts';
import { windows } from '../../../.storybook/windows.ts';
import { languagesIn } from '../../regions/languagesIn.ts';
import { regionIds } from '../../regions/regionIds.ts';
import { regionsFolder } from '../../regions/loadRegions.ts';
import { pathToFileURL } from 'node:url';
import { planProblems } from '../../visual/plan/planProblems.ts';
import { readStoriesIn } from '../../visual/plan/readPlan.ts';
import { expect, test } from '../fixtures/test.ts';

test('pictures: every mode sets what the toolbar has, and they are within their budget', async ({
  storyPage,
}) => {
  const regions = regionIds(pathToFileURL(regionsFolder));
  const stories = await readStoriesIn(storyPage);
  const problems = planProblems(stories, {
    region: regions,
    language: ['region', ...languagesIn()],
    theme: themes.map(({ value }) => value),
    viewport: Object.keys(windows),
  });
  expect(problems).toHaveNoViolations();
  const shown = stories.flatMap(({ id, chromatic }) =>
    id === 'screens-regionpages--register' ? Object.keys(chromatic.modes ?? {}) : [],
  );
  expect(shown.toSorted()).toEqual(
    regions.flatMap((region) => [`${region} desktop`, `${region} phone`]),
  );
});
