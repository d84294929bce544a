import { expect, it } from 'vitest';
import { covers } from '#covers';
import { cleanShopLink, isShopLink } from './shopLink.ts';

it.each([
  'shop.example',
  'www.shop.example/ada?ref=1',
  'https://shop.example',
  'HTTP://Shop.Example:8080/',
  'münchen.example',
  'https://متجر.example',
  'ร้าน.example/สินค้า',
])('%s can be a shop', (link) => {
  expect(isShopLink(link)).toBe(true);
});

it.each([
  'shop',
  'my shop',
  'ana@example.com',
  'https://',
  'https://user:pass@shop.example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,shop.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '.example',
  'shop..example',
])('%s cannot be one', (link) => {
  expect(isShopLink(link)).toBe(false);
});

it('removes what cannot be seen, and cuts what is too long (S-055, S-056)', () => {
  covers(['VAL-034'], () => {
    expect(cleanShopLink('\u200b  https://shop.example\u00a0')).toBe('https://shop.example');
    expect(cleanShopLink('ｓｈｏｐ．ｅｘａｍｐｌｅ')).toBe('shop.example');
    const long = `shop.example/${'👍'.repeat(10_000)}`;
    expect(cleanShopLink(long)).toBe(`shop.example/${'👍'.repeat(137)}`);
  });
});
