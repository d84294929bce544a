import { settle } from './settle.ts';
import { uppermostModal } from './storyElements.ts';

/** The calls under way that a user waits for, and what is seen to turn; of an open dialog alone. @param spinners selects what turns */
export async function stillWaiting(spinners: string): Promise<readonly string[]> {
  await settle();
  return [
    ...(document.readyState === 'complete' ? [] : ['the page itself']),
    ...[...globalThis.porticoFaults.underWay].filter((call) => !call.includes('/collect')),
    ...[...(uppermostModal() ?? document).querySelectorAll(spinners)]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => /^<[^>]*>/.exec(outerHTML)?.[0] ?? ''),
  ];
}
