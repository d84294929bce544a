import { RELEASE } from '../../quality/releaseTag.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Generated, GeneratedFile } from '../generated.ts';

type Named = Pick<RegionConfig, 'id' | 'name'>;

/** What the content service sends, with the file of its stories. */
const contents = [
  { content: 'default', title: 'Pages/Landing' },
  { content: 'managed', title: 'Pages/Landing with managed content' },
] as const;
const screens = ['desktop', 'phone'] as const;

/** `npm test` plays one story of each region; a content and a screen in turn. */
const TURNS = contents.length * screens.length;

const capitalised = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The story of a region's page on a screen; `turn` says whether `npm test` plays it. */
function storyOf({ id, name }: Named, content: string, screen: string, played: boolean): string {
  const isPhone = screen === 'phone';
  return `export const ${capitalised(id)}${isPhone ? 'OnPhone' : ''} = meta.story({
  name: '${name}${isPhone ? ', phone' : ''}',
${played ? '' : `  tags: ['${RELEASE}'],\n`}  ...landingPage({ region: '${id}', screen: '${screen}', content: '${content}' }),
});
`;
}

/** The stories of whole landing pages: every region on each screen, in its own language. */
export function landingStoryFiles(regions: readonly Named[]): readonly GeneratedFile[] {
  return contents.map(({ content, title }, at) => ({
    path: `stories/pages/${content}.generated.stories.tsx`,
    text: `// Written by \`npm run generate -- landing-stories\` from the files in regions/; run it again after a new one.
import preview from '../../.storybook/preview.tsx';
import { landingPage } from '../support/landingPage.tsx';

const meta = preview.meta({
  title: '${title}',
  tags: ['!autodocs'], // a docs page would show all pages at once
  parameters: { layout: 'fullscreen' },
});

${regions
  .flatMap((region, index) =>
    screens.map((screen, side) =>
      storyOf(region, content, screen, index % TURNS === at * screens.length + side),
    ),
  )
  .join('\n')}`,
  }));
}

export async function landingStories(): Promise<Generated> {
  const regions = await loadRegions();
  const files = landingStoryFiles(regions);
  return { files, summary: `the landing pages of ${regions.length} regions` };
}
