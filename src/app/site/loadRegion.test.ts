import { expect, it } from 'vitest';
import { loadRegion, regionIds } from './loadRegion.ts';

it('loads one region; the error for any other names the file to add', async () => {
  expect(await loadRegion('gb')).toMatchObject({ id: 'gb' });
  await expect(loadRegion('tlh')).rejects.toThrow(
    'There is no region `tlh`; add regions/tlh.ts, or name another region in data-region.',
  );
});

it('every file is a region but the defaults', async () => {
  expect(regionIds()).toContain('fanno');
  for (const id of regionIds()) expect((await loadRegion(id)).id).toBe(id);
});
