/** What the treemap's plugin writes of a build, as far as it is read here. */
export interface VisualizedBuild {
  readonly nodeParts: Readonly<Record<string, { readonly renderedLength: number }>>;
  readonly nodeMetas: Readonly<
    Record<string, { readonly id: string; readonly moduleParts: Readonly<Record<string, string>> }>
  >;
}

/** A chunk as it is downloaded. */
export interface ChunkSize {
  readonly bytes: number;
  readonly brotli: number;
}

export interface Cost {
  readonly group: string;
  /** Bytes of brotli in the scripts that a page needs before it is hydrated. */
  readonly first: number;
  /** Bytes of brotli in all other scripts. */
  readonly later: number;
}

/** What the source maps give to no module: what the bundler writes around and between them. */
export const BUNDLER = '(in no module)';

/** The package that a module belongs to, or its folder of the project: two levels of src, else one. */
export function groupOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(`/${path}`);
  if (inPackage?.[1] !== undefined) return inPackage[1];
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  if (folders.length === 0) return BUNDLER;
  return folders.slice(0, folders[0] === 'src' ? 3 : 1).join('/');
}

/**
 * The share of each module in the compressed bytes of its chunk: by its part of the minified chunk, so
 * that the shares of a chunk add up to what is downloaded. By the uid of the part.
 */
export function brotliShares(
  { nodeParts, nodeMetas }: VisualizedBuild,
  chunks: ReadonlyMap<string, ChunkSize>,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { moduleParts } of Object.values(nodeMetas))
    for (const [chunk, part] of Object.entries(moduleParts)) {
      const { bytes, brotli } = chunks.get(chunk) ?? { bytes: 1, brotli: 0 };
      shares.set(part, ((nodeParts[part]?.renderedLength ?? 0) * brotli) / bytes);
    }
  return shares;
}

/**
 * What each package and each folder costs, the dearest before hydration first.
 *
 * @param chunks every script of the build
 * @param first the names of those that a page needs before it is hydrated
 */
export function groupModules(
  build: VisualizedBuild,
  chunks: ReadonlyMap<string, ChunkSize>,
  first: ReadonlySet<string>,
): readonly Cost[] {
  const costs = new Map<string, { first: number; later: number }>();
  const add = (group: string, chunk: string, brotli: number): void => {
    const cost = costs.get(group) ?? { first: 0, later: 0 };
    costs.set(group, cost);
    cost[first.has(chunk) ? 'first' : 'later'] += brotli;
  };
  const shares = brotliShares(build, chunks);
  const left = new Map([...chunks].map(([chunk, { brotli }]) => [chunk, brotli]));
  for (const { id, moduleParts } of Object.values(build.nodeMetas))
    for (const [chunk, part] of Object.entries(moduleParts)) {
      const share = shares.get(part) ?? 0;
      add(groupOf(id), chunk, share);
      left.set(chunk, (left.get(chunk) ?? 0) - share);
    }
  for (const [chunk, brotli] of left) add(BUNDLER, chunk, brotli);
  return [...costs]
    .map(([group, cost]) => ({
      group,
      first: Math.round(cost.first),
      later: Math.round(cost.later),
    }))
    .filter((cost) => cost.first + cost.later > 0)
    .toSorted((one, other) => other.first - one.first || other.later - one.later);
}
