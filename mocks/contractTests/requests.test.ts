import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { callAt } from './callAt.ts';
import { type Body, without, withValue } from './fields.ts';
import { callOf } from './Form.ts';
import { passportForms } from './passportForms.ts';
import { productForms } from './productForms.ts';
import { words } from './words.ts';

describe.each([...passportForms, ...productForms])('$path, $form', (form) => {
  const { ids, body, optional = [], unspecified = [], inner = [], also = [], refused = {} } = form;
  const step = (run: () => void) => (ids === undefined ? run() : covers(ids, run));
  const accepts = (candidate: Body) => callOf(form).request.safeParse(candidate).success;

  it('accepts what the specification prints', () => {
    step(() => {
      for (const change of [{}, ...also]) expect(accepts({ ...body, ...change })).toBe(true);
      for (const field of optional) expect(accepts(without(body, field))).toBe(true);
    });
  });

  const required = [...Object.keys(body), ...inner].filter(
    (field) => !optional.includes(field) && !unspecified.includes(field),
  );
  it.runIf(required.length > 0).each(required)('requires %s', (field) => {
    step(() => {
      expect(accepts(without(body, field))).toBe(false);
    });
  });

  const others = Object.entries(refused).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  );
  it.runIf(others.length > 0).each(others)('rejects %s %j', (field, value) => {
    step(() => {
      expect(accepts(withValue(body, field, value))).toBe(false);
    });
  });
});

it('sends the register reach and the action report to the protected host only', () => {
  covers(['API-035'], () => {
    for (const path of words(
      '/seller/pc/register/reach /seller/h5/register/reach /seller/action/report',
    ))
      expect([path, callAt('product', 'POST', path).protectedHost]).toEqual([path, true]);
  });
});

it('holds the report of the registration source', () => {
  covers(['API-032'], () => {
    expect(callAt('product', 'POST', '/seller/source/report').method).toBe('POST');
  });
});
