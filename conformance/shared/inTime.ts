/**
 * What the work gives; null when it fails or takes longer than the limit.
 * @param limit in milliseconds
 */
export async function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), limit);
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
