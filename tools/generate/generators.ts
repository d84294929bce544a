import type { Generated } from './generated.ts';

interface Generator {
  readonly name: string;
  /** What it writes, and from what. */
  readonly what: string;
  readonly run: () => Promise<Generated>;
}

/** What `npm run generate` writes; each generator is loaded only when it runs. */
export const generators: readonly Generator[] = [
  {
    name: 'contract',
    what: 'the OpenAPI document of all calls, from src/api/contracts',
    run: async () => (await import('./contract/contract.ts')).contract(),
  },
  {
    name: 'calling-codes',
    what: 'the list of calling codes, from the phone metadata',
    run: async () => (await import('./calling-codes/callingCodes.ts')).callingCodes(),
  },
  {
    name: 'error-stories',
    what: 'a story for each error at each call, from the error catalogue',
    run: async () => (await import('./error-stories/errorStories.ts')).errorStoryFiles(),
  },
  {
    name: 'flows',
    what: 'the moves of each flow for its diagram, from the machines in src/flows',
    run: async () => (await import('./flows/flows.ts')).flows(),
  },
  {
    name: 'landing-stories',
    what: 'the stories of whole landing pages, from the files in regions/',
    run: async () => (await import('./landing-stories/landingStories.ts')).landingStories(),
  },
];
