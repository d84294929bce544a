// Sample values, for tests in which only the type of a value matters.

export const email = 'a@b.co';
export const mobile = '+447911123456';
export const password = 'Passw0rd!';
export const ticket = 'a-ticket';
export const service = 'https://seller.example/homepage';
export const redirect_url = 'https://seller.example/settle/verification';
export const snap_data = JSON.stringify({
  agreements: [{ key: 'terms', ticked: true }],
  language: 'en',
});
export const seller = {
  base_region_id: 2635167,
  global_seller_type: 2,
  default_lang: 'en-GB',
  snap_data,
};
export const biz_param = JSON.stringify(seller);
export const otherEmail = { email: 'Shop.Owner+uk@example.co.uk' };
export const otherMobile = { mobile: '+85291234567' };
