import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { browserStorage } from '../../src/app/browserStorage.ts';
import { createServices } from '../../src/app/createServices.ts';
import { plainEnvironment, type Environment } from '../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import type { PageTexts } from '../../src/i18n/createTexts.ts';
import type { Services } from '../../src/features/Services.ts';

const noop = () => {};

/** A story leaves no entry in the history of the workshop. */
const stepBrowser = { here: () => false, enter: noop, go: noop, onArrival: noop };

interface PortalProps {
  /** Where in the application the story starts, its query included. */
  readonly path: string;
  /** What the workshop's loader brought: the region and the texts of the toolbar. */
  readonly loaded: Readonly<Record<string, unknown>>;
  /** What the story has otherwise in the region's data. */
  readonly change?: (region: RegionConfig) => RegionConfig;
  readonly variant?: Site['variant'];
  /** The account that a link brought. */
  readonly account?: string;
  /** What the story has otherwise in the deployment. */
  readonly environment?: Partial<Environment>;
  /** Told instead of leaving the story's page. */
  readonly onLeave?: (address: string | null) => void;
  /** Whether the page stands inside another one; the workshop's own frame does not count. */
  readonly embedded?: boolean;
  /** Addresses of the feedback list; none unless the story gives them. */
  readonly feedback?: Services['feedback'];
  /** How the list of sites is loaded, where the story wants it otherwise. */
  readonly loadSites?: Services['loadSites'];
}

/** The whole application on one page of one site, as a story. */
export function Portal(props: PortalProps) {
  const { path, loaded, change, variant = 'standard', account = null, environment } = props;
  const { onLeave, embedded = false, feedback, loadSites } = props;
  const { region: asked, texts } = loaded as { region: RegionConfig; texts: PageTexts }; // see the preview's loader
  const [services] = useState(() => {
    const region = change?.(asked) ?? asked;
    return {
      ...createServices({
        ...{ region, embedded, account, stepBrowser },
        site: { region: region.id, variant },
        environment: {
          ...plainEnvironment,
          name: 'storybook',
          ...environment,
          ...(feedback && { feedback }),
        },
        storage: browserStorage(),
        query: new URL(path, location.origin).searchParams,
        location: {
          origin: location.origin,
          assign: (address) => onLeave?.(String(address)),
          reload: () => onLeave?.(null),
        },
      }),
      ...(loadSites && { loadSites }),
    };
  });
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={services} texts={texts} />
    </MemoryRouter>
  );
}
