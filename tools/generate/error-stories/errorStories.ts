import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { errorStoryName, PARTNER_GROUP } from '../../../stories/docs/parts/errorStoryAddress.ts';
import {
  isReachable,
  partnerScreensOf,
  type PartnerScreen,
} from '../../../stories/support/reachableCalls.ts';
import { errorStoryTitle } from '../../../stories/docs/parts/errorStoryTitle.ts';
import type { Generated } from '../generated.ts';
import { partnerSurface } from './partnerSurface.ts';

/** One story that the catalogue asks for: an error code of a service at a call that returns it. */
export interface ErrorStory {
  /** The service, or the partner's screens, each of which has a file of its own. */
  readonly group: string;
  readonly exportName: string;
  /** In plain words, for Storybook's sidebar. */
  readonly title: string;
  readonly scenario: string;
  readonly call: string;
  readonly surface: string;
  /** The screen of the partner's that makes the call. */
  readonly screen?: PartnerScreen;
}

/** Every cell of the catalogue as a story, in its order. */
const all: readonly ErrorStory[] = errorCases.map(
  ({ contract, name, code, scenario, surface }) => ({
    group: contract.service,
    exportName: errorStoryName({ contract, name, code }),
    title: errorStoryTitle({ name, code, call: contract.name }),
    scenario,
    call: contract.name,
    surface,
  }),
);

/** The same for the partner's screens, which have surfaces of their own, and some calls to themselves. */
const atPartner: readonly ErrorStory[] = errorCases.flatMap((errorCase) => {
  const { name: call } = errorCase.contract;
  return partnerScreensOf(call).map((screen) => ({
    group: PARTNER_GROUP,
    exportName: errorStoryName(errorCase, screen),
    title: errorStoryTitle({ ...errorCase, call, screen }),
    scenario: errorCase.scenario,
    call,
    surface: partnerSurface(errorCase),
    screen,
  }));
});

/** The stories of the calls that the application makes. */
export const errorStories = (): readonly ErrorStory[] => [
  ...all.filter(({ call }) => isReachable(call)),
  ...atPartner,
];

const source = 'src/domain/errors/errorCatalogue.ts';

/** What a file of stories imports and sets, besides its title. */
const heads = {
  service: {
    from: { name: 'errorStory', path: '../support/errorStory.tsx' },
    settings: '',
  },
  partner: {
    from: { name: 'partnerErrorStory', path: '../support/partnerErrorStory.tsx' },
    settings: `  globals: { region: 'id' },\n`,
  },
} as const;

/** The story file of one group, as it is committed. */
export function errorStoryFile(group: string, stories: readonly ErrorStory[]): string {
  const { from, settings } = heads[group === PARTNER_GROUP ? 'partner' : 'service'];
  const exports = stories.map(({ exportName, title, scenario, call, surface, screen }) => {
    const place = screen === undefined ? '' : `, screen: '${screen}'`;
    return `export const ${exportName} = meta.story({\n  name: '${title}',\n  ...${from.name}({ scenario: '${scenario}', call: '${call}'${place}, surface: '${surface}' }),\n});\n`;
  });
  return `// Written by \`npm run generate -- error-stories\` from ${source}; edit that and run it again.
import { FramedPage } from '../../.storybook/FramedPage.tsx';
import preview from '../../.storybook/preview.tsx';
import { ${from.name} } from '${from.path}';

const meta = preview.meta({
  title: 'Errors/${group}',
${settings}  parameters: {
    layout: 'fullscreen',
    // Each error walks the whole page, in a frame of its own.
    docs: { page: FramedPage },
  },
});

${exports.join('\n')}`;
}

/** The story files of all services, and of the partner's screens. */
export function errorStoryFiles(): Generated {
  const stories = errorStories();
  const groups = [...new Set(stories.map(({ group }) => group))];
  return {
    files: groups.map((group) => ({
      path: `stories/errors/${group}.generated.stories.tsx`,
      text: errorStoryFile(
        group,
        stories.filter((story) => story.group === group),
      ),
    })),
    summary: `${stories.length} error stories`,
  };
}
