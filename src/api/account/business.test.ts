import { expect, it } from 'vitest';
import { covers } from '#covers';
import { bizParam } from '../bizParam.ts';
import { registerCreateSeller } from '../contracts/product/createSeller.ts';
import { bizParamOf, createSellerPayload } from './business.ts';

const business = (baseRegionId: string, globalSellerType: 1 | 2) => ({
  region: { baseRegionId, globalSellerType },
  language: 'zh-CN',
  snapData: '{"agreements":{"terms":true},"language":"zh-CN"}',
});

it.each([
  [1, 'API-009'],
  [2, 'API-010'],
] as const)('global_seller_type %i', (type, id) => {
  covers([id, 'API-007'], () => {
    expect(JSON.parse(bizParamOf(business('1814991', type)))).toEqual({
      base_region_id: 1_814_991,
      global_seller_type: type,
      default_lang: 'zh-CN',
      snap_data: '{"agreements":{"terms":true},"language":"zh-CN"}',
    });
  });
});

it('sends the region id as an int, and omits it for a region without one (S-019, S-064)', () => {
  const payload = createSellerPayload(business('2635167', 2));
  covers(['API-008'], () => {
    expect(payload).toEqual({
      base_region_id: 2_635_167,
      global_seller_type: 2,
      default_lang: 'zh-CN',
      snap_data: '{"agreements":{"terms":true},"language":"zh-CN"}',
    });
    expect(registerCreateSeller.request.parse(payload)).toEqual(payload);
  });
  expect(createSellerPayload(business('', 2))).toBeNull();
  const text = bizParamOf(business('', 2));
  expect(JSON.parse(text)).not.toHaveProperty('base_region_id');
  expect(bizParam.safeParse(text).success).toBe(true);
});
