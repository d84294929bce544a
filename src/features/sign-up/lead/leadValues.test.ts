import { expect, it } from 'vitest';
import { leadPlan, leadValues, type LeadValues } from './leadValues.ts';

/** The fields that are refused, with their text keys. */
const refused = (values: Partial<LeadValues>) => {
  const { error } = leadPlan.schema().safeParse({ ...leadValues, seller: 'new', ...values });
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
};

it('needs an answer', () => {
  expect(refused({ seller: '' })).toEqual([['seller', 'lead_answer_missing']]);
});

it('takes the link of a shop, or none', () => {
  for (const shop_url of ['', ' \u200b ', 'shop.example', ' https://shop.example/ada\u200b '])
    expect(refused({ shop_url })).toEqual([]);
});

it('refuses what is no web address', () => {
  for (const shop_url of ['my shop', 'ana@example.com'])
    expect(refused({ shop_url })).toEqual([['shop_url', 'lead_shop_invalid']]);
});
