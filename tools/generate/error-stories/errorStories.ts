import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { errorStoryName } from '../../../stories/docs/parts/errorStoryAddress.ts';
import { isReachable } from '../../../stories/support/reachableCalls.ts';
import { errorStoryTitle } from '../../../stories/docs/parts/errorStoryTitle.ts';
import type { Generated } from '../generated.ts';

/** One story that the catalogue asks for: an error code of a service at a call that returns it. */
export interface ErrorStory {
  readonly service: string;
  readonly exportName: string;
  /** In plain words, for Storybook's sidebar. */
  readonly title: string;
  readonly scenario: string;
  readonly call: string;
  readonly surface: string;
}

/** Every cell of the catalogue as a story, in its order. */
const all: readonly ErrorStory[] = errorCases.map(
  ({ contract, name, code, scenario, surface }) => ({
    service: contract.service,
    exportName: errorStoryName({ contract, name, code }),
    title: errorStoryTitle({ name, code, call: contract.name }),
    scenario,
    call: contract.name,
    surface,
  }),
);

/** The stories of the calls that the application makes. */
export const errorStories = (): readonly ErrorStory[] =>
  all.filter(({ call }) => isReachable(call));

/** The cases whose call waits for its screen. */
export const waitingStories = (): readonly ErrorStory[] =>
  all.filter(({ call }) => !isReachable(call));

const source = 'src/domain/errors/errorCatalogue.ts';

/** The story file of one service, as it is committed. */
export function errorStoryFile(service: string, stories: readonly ErrorStory[]): string {
  const exports = stories.map(
    ({ exportName, title, scenario, call, surface }) =>
      `export const ${exportName} = meta.story({\n  name: '${title}',\n  ...errorStory({ scenario: '${scenario}', call: '${call}', surface: '${surface}' }),\n});\n`,
  );
  return `// Written by \`npm run generate -- error-stories\` from ${source}; edit that and run it again.
import { FramedPage } from '../../.storybook/FramedPage.tsx';
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/${service}',
  parameters: {
    layout: 'fullscreen',
    // Each error walks the whole page, in a frame of its own.
    docs: { page: FramedPage },
  },
});

${exports.join('\n')}`;
}

/** The story files of all services. */
export function errorStoryFiles(): Generated {
  const stories = errorStories();
  const services = [...new Set(stories.map(({ service }) => service))];
  return {
    files: services.map((service) => ({
      path: `stories/errors/${service}.generated.stories.tsx`,
      text: errorStoryFile(
        service,
        stories.filter((story) => story.service === service),
      ),
    })),
    summary: `${stories.length} error stories (${waitingStories().length} wait for their screen)`,
  };
}
