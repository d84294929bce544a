import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const LayerResult = z.object({
  layer: z.string().min(1),
  passed: z.number().int(),
  failed: z.number().int(),
  tests: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      status: z.string(),
      shows: z.array(z.string()),
    }),
  ),
});

/** What one layer's last run left in `.results/<layer>.json`. */
export type LayerResult = z.infer<typeof LayerResult>;

/** Reads a layer's result; undefined when the layer has not run. @throws Error when the file is no such result. */
export function readLayer(path: string): LayerResult | undefined {
  if (!existsSync(path)) return undefined;
  const parsed = LayerResult.safeParse(parse(path));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path} is not a result of a test run; run its layer again. ${z.prettifyError(parsed.error)}`,
  );
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON; run its layer again.`, { cause: error });
  }
}
