/** The annotation of a test that holds in more regions than the one in which it runs. */
export const STANDS_FOR = 'stands for';

/** Regions as the description of that annotation. */
export const writeRegions = (regions: readonly string[]): string => regions.join(',');

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** The regions that a test stands for, its own first: a failure is one in each of them. */
export function regionsOf(own: string, annotations: readonly Annotation[]): string[] {
  const others = annotations
    .filter(({ type }) => type === STANDS_FOR)
    .flatMap(({ description = '' }) => description.split(',').filter(Boolean));
  return [...new Set([own, ...others])];
}
