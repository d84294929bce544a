import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import type { Regions } from './Regions.ts';

interface PageRequest {
  readonly site: Site;
  readonly region: RegionConfig;
  readonly environment: Environment;
  readonly path: string;
}

/** How the application reaches the browser: from its sources, or from a production build. */
export interface Delivery {
  /** The regions as they are now. */
  readonly regions: () => Promise<Regions>;
  /** The sites that can be visited. */
  readonly sites: (regions: Regions) => readonly Site[];
  /** The document of a site with its site data; null when the site is not delivered. */
  readonly page: (wanted: PageRequest) => Promise<string | null>;
  /** The nonce of styles that Vite adds to its documents, in development. */
  readonly styleNonce?: string;
  /** Answers scripts, styles and pictures; calls `next` for anything else. */
  readonly assets: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Answers a call that only reads; the mock backend answers all calls without it. */
  readonly reads?: Delivery['assets'];
}
