import { openRead, openWrite } from '../../openCall.ts';

// Opening a shop, second version. Source: B§7.
export const openShopV2RegisterCreateSeller = openWrite(
  '/seller/open_shop/v2/register_create_seller',
  { decision: 'S-162' },
);
export const openShopV2ShopNameVerify = openWrite('/seller/open_shop/v2/shop_name/verify', {
  decision: 'S-162',
});
export const openShopV2DraftGet = openRead('/seller/open_shop/v2/draft/get', { decision: 'S-162' });
export const openShopV2DraftSave = openWrite('/seller/open_shop/v2/draft/save', {
  decision: 'S-162',
});
export const openShopV2StateGet = openRead('/seller/open_shop/v2/state/get', { decision: 'S-162' });
export const openShopV2StateList = openRead('/seller/open_shop/v2/state/list', {
  decision: 'S-162',
});
export const openShopV2Submit = openWrite('/seller/open_shop/v2/submit', { decision: 'S-162' });
