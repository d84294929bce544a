import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { without, withValue } from './fields.ts';
import { callOf } from './Form.ts';
import { passportForms } from './passportForms.ts';
import { seller } from './samples.ts';

describe('biz_param', () => {
  const requests = [
    ['/register/', 'mobile register', 'extra_params.biz_param'],
    ['/register/', 'combined register', 'extra_params.biz_param'],
    ['/activate_email/register/', 'e-mail register', 'extra_params.biz_param'],
    ['/email/register_verify_login/', 'e-mail register', 'extra_params.biz_param'],
    ['/sms_login_with_bind/', 'partner bind', 'biz_param'],
    ['/email_login_with_bind/', 'partner bind', 'biz_param'],
  ] as const;

  it.each(requests)('of %s, %s, is a JSON string of the seller to create', (path, name, field) => {
    const form = passportForms.find(
      (candidate) => candidate.path === path && candidate.form === name,
    );
    if (form === undefined) throw new Error(`No form ${name} of ${path}.`);
    const accepts = (value: unknown) =>
      callOf(form).request.safeParse(withValue(form.body, field, value)).success;
    covers(['API-007'], () => {
      expect(accepts(JSON.stringify({ ...seller, global_seller_type: 1 }))).toBe(true);
      const wrong = [
        seller,
        '',
        'not JSON',
        '[]',
        'null',
        ...Object.keys(seller)
          .filter((key) => key !== 'base_region_id') // left out where a region has none, S-019
          .map((key) => JSON.stringify(without(seller, key))),
        ...[{ base_region_id: '2635167' }, { global_seller_type: 3 }].map((change) =>
          JSON.stringify({ ...seller, ...change }),
        ),
      ];
      expect(wrong.filter(accepts)).toEqual([]);
    });
  });
});
