import { expect, it } from 'vitest';
import { inTime } from './inTime.ts';

const LIMIT = 60_000;

it('gives what comes', async () => {
  expect(await inTime(Promise.resolve('picture'), LIMIT)).toBe('picture');
});

it('gives nothing when the work fails', async () => {
  expect(await inTime(Promise.reject(new Error('The page has closed.')), LIMIT)).toBeNull();
});

it('gives nothing when the work does not end', async () => {
  const never = Promise.withResolvers<string>().promise;
  expect(await inTime(never, 1)).toBeNull();
});
