import { getResponse } from 'msw';
import { createStoryBackend, type StoryBackend, type StoryBackendOptions } from './browser.ts';

export interface DirectBackend extends StoryBackend {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof fetch;
}

const ORIGIN = 'http://backend.localhost';

/** The mock backend for unit tests: a `fetch` that calls the handlers directly. */
export function createDirectBackend(options: StoryBackendOptions = {}): DirectBackend {
  const backend = createStoryBackend(options);
  const { handlers, setScenario, reset } = backend;
  return {
    handlers,
    get providers() {
      return backend.providers;
    },
    setScenario,
    reset,
    get world() {
      return backend.world;
    },
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
      request.signal.throwIfAborted();
      const response = await getResponse(handlers, request);
      request.signal.throwIfAborted();
      if (response === undefined || response.type === 'error')
        throw new TypeError(`No answer to ${request.method} ${request.url}`);
      return response;
    },
  };
}
