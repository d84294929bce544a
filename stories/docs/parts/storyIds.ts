import * as z from 'zod/mini';

const index = z.object({ entries: z.record(z.string(), z.unknown()) });

/** The ids of every story and page, from Storybook's index. */
export async function storyIds(): Promise<readonly string[]> {
  const answer: unknown = await (await fetch('./index.json')).json();
  return Object.keys(index.parse(answer).entries);
}
