import { expect, it } from 'vitest';
import { covers } from '#covers';
import { loadMarket } from './loadMarket.ts';

const query = new URLSearchParams('fans_source=community&channel=spring');

it('a tracked market adds its fields', async () => {
  const fields = await loadMarket({ id: 'vn', trackedMarket: true, fansModule: false }, query);
  covers(['TRACK-011'], () => {
    expect(fields).toEqual({ market: 'vn' });
  });
});

it('a market that is not tracked adds nothing (S-155)', async () => {
  const untracked = { id: 'mx', trackedMarket: false, fansModule: false };
  await expect(loadMarket(untracked, query)).resolves.toBeNull();
});

it('the fans module adds the source of the fans', async () => {
  const cb = { id: 'cb', trackedMarket: true, fansModule: true };
  const fields = await loadMarket(cb, query);
  covers(['TRACK-012'], () => {
    expect(fields).toEqual({ market: 'cb', fans_source: 'community' });
  });
  await expect(loadMarket(cb, new URLSearchParams())).resolves.toEqual({ market: 'cb' });
});
