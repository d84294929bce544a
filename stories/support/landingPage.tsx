import { expect, waitFor } from 'storybook/test';
import type { RequestHandler } from 'msw';
import { moduleContent } from '../../src/domain/landing/content/moduleContent.ts';
import { isMainBanner } from '../../src/domain/landing/isMainBanner.ts';
import { landingModules } from '../../src/domain/landing/landingModules.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { scrollDown } from './landingSteps.ts';
import { managedPictures, mediaHosts } from './managedPictures.ts';
import { Portal } from './Portal.tsx';
import { found } from './signUpSteps.ts';

interface LandingPageStory {
  readonly region: string;
  readonly screen: 'desktop' | 'phone';
  readonly content: 'default' | 'managed';
}

interface Shown {
  readonly canvasElement: HTMLElement;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The story of a region's whole landing page, in its own language: every module, and nothing beside the window. */
export const landingPage = ({ region, screen, content }: LandingPageStory) => ({
  globals: { region, ...(screen === 'phone' && { viewport: { value: 'phone' } }) },
  parameters: content === 'managed' ? { scenario: 'landing.managed' } : {},
  beforeEach: ({ msw }: { readonly msw: { readonly use: (handler: RequestHandler) => void } }) =>
    msw.use(managedPictures),
  render: (_: object, { loaded }: Pick<Shown, 'loaded'>) => (
    <Portal path="/account/register" loaded={loaded} landing environment={{ mediaHosts }} />
  ),
  play: async ({ canvasElement, loaded }: Shown) => {
    const { landing } = loaded['region'] as RegionConfig; // see the preview's loader
    const viewport = screen === 'phone' ? 'mobile' : 'desktop';
    const modules = landingModules({ landing, viewport, hasReferCode: false });
    await scrollDown(canvasElement, modules.slice(modules.findIndex(isMainBanner)));
    if (content === 'managed')
      for (const module of modules)
        if (module in moduleContent)
          await found(canvasElement, `[data-module=${module}] [data-managed]`);
    await waitFor(() => {
      const { scrollWidth } = document.documentElement;
      return expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
  },
});
