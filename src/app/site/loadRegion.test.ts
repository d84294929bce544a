import { expect, it } from 'vitest';
import { loadRegion } from './loadRegion.ts';

it('loads one region, and says how to add another', async () => {
  expect(await loadRegion('gb')).toMatchObject({ id: 'gb' });
  await expect(loadRegion('tlh')).rejects.toThrow(
    'There is no region `tlh`; add regions/tlh.ts, or stamp another region.',
  );
});
