import { expect, it } from 'vitest';
import { createLane } from './createLane.ts';

/** Waits for the end of the current turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('runs as many tasks as it has places, the others in order, also after a failure', async () => {
  const lane = createLane(2);
  const started: number[] = [];
  const tasks = [1, 2, 3, 4].map((number) => ({ number, ...Promise.withResolvers<number>() }));
  const ran = tasks.map(({ number, promise }) =>
    lane(() => {
      started.push(number);
      return promise;
    }),
  );
  expect(started).toEqual([1, 2]);
  tasks[1]?.reject(new Error('no'));
  await expect(ran[1]).rejects.toThrow('no');
  await turn();
  expect(started).toEqual([1, 2, 3]);
  tasks[0]?.resolve(1);
  await turn();
  expect(started).toEqual([1, 2, 3, 4]);
  for (const { number, resolve } of tasks.slice(2)) resolve(number);
  expect(await Promise.all([ran[0], ran[2], ran[3]])).toEqual([1, 3, 4]);
  void lane(async () => started.push(5));
  expect(started).toContain(5);
});
