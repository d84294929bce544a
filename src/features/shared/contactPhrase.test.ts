import { expect, it } from 'vitest';
import { covers } from '#covers';
import { contactPhrase } from './contactPhrase.ts';

const gb = {
  existsWording: { email: 'seller_login_email_exist', phone: 'seller_login_phone_exist' },
};
const fanno = { existsWording: { email: 'email_used_toast', phone: 'phone_used_toast' } };

const exists = {
  email: { from: 'portal', key: 'seller_login_email_exist' },
  phone: { from: 'portal', key: 'seller_login_phone_exist' },
} as const;

it("uses the region's wording for an account that exists", () => {
  covers(['ERR-023'], () => {
    expect(contactPhrase(exists.email, gb)).toEqual({ id: 'seller_login_email_exist' });
    expect(contactPhrase(exists.phone, gb)).toEqual({ id: 'seller_login_phone_exist' });
  });
  covers(['ERR-024'], () => {
    expect(contactPhrase(exists.email, fanno)).toEqual({ id: 'email_used_toast' });
    expect(contactPhrase(exists.phone, fanno)).toEqual({ id: 'phone_used_toast' });
  });
});

it('returns every other notice unchanged', () => {
  expect(contactPhrase({ from: 'server', text: 'Taken' }, fanno)).toEqual({
    serverText: 'Taken',
    language: '',
  });
  const network = { from: 'portal', key: 'selleronboarding_network_error_toast' } as const;
  expect(contactPhrase(network, fanno)).toMatchObject({ id: network.key });
});
