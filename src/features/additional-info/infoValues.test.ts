import { expect, it } from 'vitest';
import { covers } from '#covers';
import { infoStart, provenIn } from './infoValues.ts';

it('proves a trimmed e-mail address with its code', () => {
  const start = infoStart({ type: 'email', email: ' ada@shop.example ' });
  covers(['ADDINFO-009'], () => {
    expect(provenIn({ ...start, EmailVerificationCode: '482915' }, 'email', null)).toEqual({
      contact: { type: 'email', email: 'ada@shop.example' },
      code: '482915',
    });
  });
});
