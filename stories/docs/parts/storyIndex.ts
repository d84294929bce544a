import * as z from 'zod/mini';

const entry = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  name: z.string(),
  importPath: z.string(),
});
const index = z.object({ entries: z.record(z.string(), entry) });

export type IndexEntry = z.infer<typeof entry>;

/** Every story and page of Storybook, in the order of its sidebar. */
export async function storyIndex(): Promise<readonly IndexEntry[]> {
  const answer: unknown = await (await fetch('./index.json')).json();
  return Object.values(index.parse(answer).entries);
}
