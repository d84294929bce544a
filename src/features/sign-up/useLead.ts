import type { RequestOf } from '../../api/Contract.ts';
import { createRawLead } from '../../api/contracts/product/lead.ts';
import { cleanEmail, isEmail } from '../../domain/account/email.ts';
import { useServices } from '../Services.ts';
import type { SignUpValues } from './signUpForm.ts';

/**
 * The lead of somebody who gave a shop and then chose a way to sign up; null without a shop. The
 * account goes along when it is one already. Source: A§4 (LEAD-006), S-150.
 */
export function rawLeadOf({
  shop_url,
  phone_email,
}: Pick<SignUpValues, 'shop_url' | 'phone_email'>): RequestOf<typeof createRawLead> | null {
  const shop_link = shop_url.trim();
  if (shop_link === '') return null;
  const channel = { channel_source: 'sign_up_page', channel_detail: 'signuplead' } as const;
  const email = phone_email.type === 'email' ? cleanEmail(phone_email.email) : '';
  return isEmail(email) ? { ...channel, email, shop_link } : { ...channel, shop_link };
}

/** Creates it without a word, whatever comes of it. */
export function useLead() {
  const { call, report } = useServices();
  return (values: Pick<SignUpValues, 'shop_url' | 'phone_email'>): void => {
    const lead = rawLeadOf(values);
    if (lead === null) return;
    void call(createRawLead, lead).then((answer) =>
      report(
        answer.ok
          ? { name: 'lead.created', source: 'register_form' }
          : { name: 'lead.failed', source: 'register_form', code: answer.error.code },
      ),
    );
  };
}
