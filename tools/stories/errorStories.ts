import { errorCells } from '../../mocks/scenarios/errorCells.ts';
import { errorStoryName } from '../../stories/docs/parts/errorStoryAddress.ts';
import { isReachable } from '../../stories/support/reachableCalls.ts';

/** One story that the catalogue asks for: an error code of a service at a call that returns it. */
export interface ErrorStory {
  readonly service: string;
  readonly exportName: string;
  readonly scenario: string;
  readonly call: string;
  readonly surface: string;
}

/** Every cell of the catalogue as a story, in its order. */
const all: readonly ErrorStory[] = errorCells.map(({ contract, name, scenario, surface }) => ({
  service: contract.service,
  exportName: errorStoryName({ contract, name }),
  scenario,
  call: contract.name,
  surface,
}));

/** The stories of the calls that the application makes. */
export const errorStories = (): readonly ErrorStory[] =>
  all.filter(({ call }) => isReachable(call));

/** The cells whose call waits for its screen. */
export const waitingStories = (): readonly ErrorStory[] =>
  all.filter(({ call }) => !isReachable(call));

const source = 'src/domain/errors/errorCatalogue.ts';

/** The story file of one service, as it is committed. */
export function errorStoryFile(service: string, stories: readonly ErrorStory[]): string {
  const cells = stories.map(
    ({ exportName, scenario, call, surface }) =>
      `export const ${exportName} = meta.story(\n  errorStory({ scenario: '${scenario}', call: '${call}', surface: '${surface}' }),\n);\n`,
  );
  return `// Written by \`npm run generate:stories\` from ${source}; edit that and run it again.
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/${service}',
  parameters: {
    layout: 'fullscreen',
    // Each error stands in a frame of its own in the docs: it walks the whole page.
    docs: { story: { inline: false, iframeHeight: '760px' } },
  },
});

${cells.join('\n')}`;
}
