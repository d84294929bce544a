import { expect, it } from 'vitest';
import { covers } from '#covers';
import { oidcAnswer } from './oidcAnswer.ts';

it('reads state and id_token', () => {
  covers(['OIDC-001'], () => {
    expect(oidcAnswer(new URLSearchParams('id_token=I-1&state=S-1&x=1'))).toEqual({
      ...{ state: 'S-1', id_token: 'I-1' },
    });
  });
});

it.each([
  '',
  'state=S-1',
  'id_token=I-1',
  'state=&id_token=I-1',
  'state=S-1&id_token=',
  'state=S-1&id_token=I-1&id_token=I-2',
  'state=S-1&state=S-1&id_token=I-1',
])('fails for %j', (fragment) => {
  covers(['OIDC-002'], () => {
    expect(oidcAnswer(new URLSearchParams(fragment))).toBeNull();
  });
});
