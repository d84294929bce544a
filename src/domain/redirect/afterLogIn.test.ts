import { expect, it } from 'vitest';
import { covers } from '#covers';
import { afterLogIn } from './afterLogIn.ts';

const origin = 'https://gb.portico.example';
const source = {
  search: '?channel=spring&redirect_url=%2Fsettle',
  rule: { origin, hosts: [] },
  defaultTarget: `${origin}/homepage`,
};

it('prefers the address of the answer, then redirect_url, then the default target', () => {
  covers(['LOGIN-007'], () => {
    expect(afterLogIn('/orders', source)).toBe(`${origin}/orders`);
    expect(afterLogIn(null, source)).toBe(`${origin}/settle`);
    expect(afterLogIn('', source)).toBe(`${origin}/settle`);
    expect(afterLogIn(null, { ...source, search: '?channel=spring' })).toBe(source.defaultTarget);
  });
});

it.each(['https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'replaces %s by the default target, also when redirect_url is allowed',
  (answered) => {
    covers(['SEC-002'], () => {
      expect(afterLogIn(answered, source)).toBe(source.defaultTarget);
      const search = `?redirect_url=${encodeURIComponent(answered)}`;
      expect(afterLogIn(null, { ...source, search })).toBe(source.defaultTarget);
    });
  },
);
