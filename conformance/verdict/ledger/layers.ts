import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { root } from '../../shared/paths.ts';
import { project } from '../../shared/project.ts';

const LayerResult = z.object({
  layer: z.string().min(1),
  passed: z.number().int(),
  failed: z.number().int(),
  /** The hash of the sources that it ran on; an older form of the file has none. */
  sources: z.string().default(''),
  /** Whether some of its tests did not run. */
  part: z.boolean().default(false),
  tests: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      status: z.string(),
      covers: z.array(z.string()),
    }),
  ),
});

/** What one layer's last run left in `.results/<layer>.json`. */
export type LayerResult = z.infer<typeof LayerResult>;

/** Reads a layer's result; undefined when the layer has not run. @throws Error when the file is not such a result. */
function readLayer(path: string): LayerResult | undefined {
  if (!existsSync(path)) return undefined;
  const parsed = LayerResult.safeParse(parse(path));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    `${path} is not a result of a test run; run its layer again (${z.prettifyError(parsed.error)}).`,
  );
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`${path} is not JSON; run its layer again.`, { cause: error });
  }
}

const commands = { unit: 'npm run test:unit', stories: 'npm run test:stories' } as const;
type Layer = keyof typeof commands;
const LAYERS = ['unit', 'stories'] as const satisfies readonly Layer[];

/** The hashes of the sources in the working tree, by layer. */
type Sources = Readonly<Record<Layer, string>>;

const SourcesHash = z.object({ unit: z.string(), stories: z.string() });

/** Asks the project's tool for the hashes. @throws Error with its message when it fails */
function readSources(): Sources {
  const { status, stdout, stderr } = spawnSync(process.execPath, [project.sourcesHash], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${project.sourcesHash} failed: ${stderr.trim()}`);
  return SourcesHash.parse(JSON.parse(stdout));
}

/** Why a layer's result does not count; undefined when it does. */
function whyNot(
  layer: Layer,
  result: LayerResult | undefined,
  sources: Sources,
): string | undefined {
  if (!result) return 'it has not run';
  if (result.part) return 'only a part of it ran';
  return result.sources === sources[layer] ? undefined : 'its sources have changed since it ran';
}

export interface Layers {
  readonly layers: LayerResult[];
  /** A sentence for each layer that counts as not run. */
  readonly absent: string[];
}

/** The results that count: of a whole run, on the sources of the working tree. */
export function layersThatCount(
  results: Readonly<Record<Layer, LayerResult | undefined>>,
  sources: Sources,
): Layers {
  const read = LAYERS.map((layer) => {
    const result = results[layer];
    return { layer, result, why: whyNot(layer, result, sources) };
  });
  return {
    layers: read.flatMap(({ result, why }) => (result && why === undefined ? [result] : [])),
    absent: read.flatMap(({ layer, why }) =>
      why === undefined
        ? []
        : [`The layer "${layer}" counts as not run, since ${why}: \`${commands[layer]}\`.`],
    ),
  };
}

const pathOf = (layer: Layer): string => `${root}.results/${layer}.json`;

/** The results of the layers below this suite. */
export const readLayers = (): Layers =>
  layersThatCount(
    { unit: readLayer(pathOf('unit')), stories: readLayer(pathOf('stories')) },
    readSources(),
  );
