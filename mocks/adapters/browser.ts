import type { HttpHandler } from 'msw';
import { createHandlers } from '../handlers/createHandlers.ts';
import { parseScenario } from '../scenarios/parseScenario.ts';
import { createStoryProviders, type StoryProviders } from '../provider/storyProviders.ts';
import { World } from '../world/World.ts';
import { DEFAULT_REGION_CODE } from './headers.ts';

export interface StoryBackend {
  /** For `msw.use(...handlers)`; they keep working after a reset. */
  readonly handlers: HttpHandler[];
  readonly world: World;
  readonly providers: StoryProviders;
  /** @throws ScenarioError for an unknown name */
  readonly setScenario: (name: string) => Promise<void>;
  /** Starts a fresh world and releases the responses that the old one holds back. */
  readonly reset: () => void;
}

export interface StoryBackendOptions {
  /** Region code (`GB`) of the user's network. */
  readonly regionCode?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The mock backend for one story: a world of its own, in memory, without a server. */
export function createStoryBackend(options: StoryBackendOptions = {}): StoryBackend {
  const { regionCode = DEFAULT_REGION_CODE, now = Date.now } = options;
  let world = new World('story', now);
  let providers = createStoryProviders(now);
  return {
    handlers: createHandlers(() => ({ world, regionCode, providers })),
    get providers() {
      return providers;
    },
    get world() {
      return world;
    },
    setScenario: (name) => world.begin(parseScenario(name)),
    reset() {
      const old = world;
      world = new World('story', now);
      providers = createStoryProviders(now);
      old.release();
    },
  };
}
