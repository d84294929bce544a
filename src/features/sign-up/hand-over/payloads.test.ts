import { expect, it } from 'vitest';
import { covers } from '#covers';
import { reportAction, reportSource } from '../../../api/contracts/product/reports.ts';
import { registrationSource } from './registrationSource.ts';
import { snapDataOf } from '../../../api/account/snapDataOf.ts';
import { actionSnapshot, crossBorderAction } from './snapshot.ts';

const noTracking = {
  channel: null,
  chain: null,
  referrer: null,
  qhclickid: null,
  businessPlatform: null,
  libra: null,
  trackInfo: null,
};
const page = { localId: 'gb', pageRegion: 'GB', userAgent: 'Browser/1' };

it('the snapshot has the shown agreements, whether they are checked, and the language', () => {
  const snapData = snapDataOf({ terms: true, stripe: false }, 'en-GB');
  const payload = actionSnapshot('7', snapData);
  covers(['API-030'], () => {
    expect(payload).toEqual({
      domain_type: 1,
      action_type: 2,
      object_id: '7',
      snap_data: '{"agreements":{"terms":true,"stripe":false},"language":"en-GB"}',
    });
    expect(reportAction.request.parse(payload)).toEqual(payload);
  });
});

it('a cross-border seller is reported with type 1', () => {
  covers(['API-031'], () => {
    expect(crossBorderAction('7')).toEqual({ type: 1, user_id: '7' });
    expect(reportAction.request.parse(crossBorderAction('7'))).toEqual(crossBorderAction('7'));
  });
});

it('the source report has where the seller came from', () => {
  const tracking = {
    ...noTracking,
    channel: 'spring',
    chain: 'a.b',
    referrer: 'https://news.example/',
    libra: 'l1',
    trackInfo: { track_code: 't1', timestamp: 5 },
  };
  const payload = registrationSource(tracking, page);
  covers(['API-033', 'API-032'], () => {
    expect(payload).toEqual({
      source_channel_chain: 'spring,a.b',
      referer_to: 'https://news.example/',
      ua: 'Browser/1',
      page_region: 'GB',
      local_id: 'gb',
      libra: 'l1',
      general_track_info: '{"track_code":"t1","timestamp":5}',
    });
    expect(reportSource.request.parse(payload)).toEqual(payload);
  });
  expect(registrationSource({ ...noTracking, chain: 'a.b' }, page)).toMatchObject({
    source_channel_chain: 'a.b',
    general_track_info: '',
  });
});
