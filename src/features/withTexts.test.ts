import { expect, it, vi } from 'vitest';
import { withTexts } from './withTexts.ts';

const code = () => Promise.resolve('code');

it('waits for the texts of the later steps, which load beside the code', async () => {
  const texts = Promise.withResolvers<void>();
  const load = vi.fn(() => texts.promise);
  let result: string | undefined;
  const both = withTexts(code, { load }).then((loaded) => (result = loaded));
  await Promise.resolve();
  expect(load.mock.calls).toEqual([['steps']]);
  expect(result).toBeUndefined();
  texts.resolve();
  await both;
  expect(result).toBe('code');
});

it('waits for the texts of the code too', async () => {
  const load = vi.fn(() => Promise.resolve());
  expect(await withTexts(code, { load }, 'landing')).toBe('code');
  expect(load.mock.calls).toEqual([['steps'], ['landing']]);
});

it('fails with the texts', async () => {
  const load = () => Promise.reject(new Error('gone'));
  await expect(withTexts(code, { load })).rejects.toThrow('gone');
});
