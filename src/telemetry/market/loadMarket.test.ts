import { expect, it } from 'vitest';
import { shows } from '#shows';
import { loadMarket } from './loadMarket.ts';

const query = new URLSearchParams('fans_source=community&channel=spring');

it('a tracked market has its module', async () => {
  const fields = await loadMarket({ id: 'vn', trackedMarket: true, fansModule: false }, query);
  shows(['TRACK-011'], () => {
    expect(fields).toEqual({ market: 'vn' });
  });
});

it('a market that is not tracked adds nothing (S-155)', async () => {
  const untracked = { id: 'mx', trackedMarket: false, fansModule: false };
  await expect(loadMarket(untracked, query)).resolves.toBeNull();
});

it('the fans module says where the fans come from', async () => {
  const cb = { id: 'cb', trackedMarket: true, fansModule: true };
  const fields = await loadMarket(cb, query);
  shows(['TRACK-012'], () => {
    expect(fields).toEqual({ market: 'cb', fans_source: 'community' });
  });
  await expect(loadMarket(cb, new URLSearchParams())).resolves.toEqual({ market: 'cb' });
});
