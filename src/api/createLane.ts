/** Runs at most so many tasks at a time; the others wait their turn, in order. */
export type Lane = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A lane for tasks that must not take every connection to the server: a browser has six for a host.
 *
 * @param places how many tasks run at a time
 */
export function createLane(places: number): Lane {
  let free = places;
  const waiting: (() => void)[] = [];
  return (task) => {
    const run = () =>
      task().finally(() => {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      });
    if (free === 0) return new Promise((resolve) => waiting.push(() => resolve(run())));
    free -= 1;
    return run();
  };
}
