import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { registerWithCodes } from './registerWithCodes.ts';
import { registerWithTicket } from './registerWithTicket.ts';
import { anEmail, aPhone, recordingClient } from './support/recordingClient.ts';

const { signal } = new AbortController();
const email = { contact: anEmail('a@b.co'), code: '482915' };
const phone = { contact: aPhone('gb', '07911123456'), code: '4829' };

describe('with a ticket', () => {
  const registration = {
    ticket: 'T-1',
    password: 'abc12!',
    redirectUrl: 'https://gb.example/settle',
  };

  it('registers with the exact bodies of S-189', async () => {
    const { call, requests } = recordingClient({});
    await registerWithTicket(call, email.contact, registration, signal);
    await registerWithTicket(call, phone.contact, registration, signal);
    covers(['API-011', 'API-013'], () => {
      expect(requests[0]).toMatchObject({ path: '/email/register/ticket_register/' });
      expect(JSON.stringify(requests[0]?.body)).toBe(
        '{"type":1,"verification_ticket":"T-1","password":"abc12!","email_logic_type":3,' +
          '"redirect_url":"https://gb.example/settle"}',
      );
    });
    covers(['API-011', 'API-004'], () => {
      expect(requests[1]).toMatchObject({ path: '/register/' });
      expect(JSON.stringify(requests[1]?.body)).toBe(
        '{"mobile":"+447911123456","type":16,"verification_ticket":"T-1","password":"abc12!",' +
          '"redirect_url":"https://gb.example/settle"}',
      );
    });
  });

  it.each([
    [{ user_id: 7, user_id_str: '7', redirect_url: '/settle' }, '7', '/settle'],
    [{ user_id: 7 }, '7', null],
    [{ user_id_str: '7' }, '7', null],
    [{}, null, null],
  ])('reads %j as user %s and address %s', async (response, userId, redirectUrl) => {
    const { call } = recordingClient(response);
    const registered = await registerWithTicket(call, email.contact, registration, signal);
    covers(['API-012'], () => {
      expect(registered).toEqual({ ok: true, data: { userId, redirectUrl } });
    });
  });
});

describe('with codes', () => {
  const business = {
    region: { baseRegionId: '2635167', globalSellerType: 2 },
    language: 'en-GB',
    snapData: '{}',
  } as const;
  const registration = {
    password: 'abc12!',
    verifyTicket: null,
    business,
    service: 'https://gb.portico.example/homepage',
    bare: false,
  };
  const biz_param =
    '{"base_region_id":2635167,"global_seller_type":2,"default_lang":"en-GB","snap_data":"{}"}';

  async function sent(proven: Parameters<typeof registerWithCodes>[1], verifyTicket?: string) {
    const { call, requests } = recordingClient({});
    const data = { ...registration, verifyTicket: verifyTicket ?? null };
    await registerWithCodes(call, proven, data, signal);
    return requests;
  }

  it('registers a phone', async () => {
    const [request] = await sent([phone]);
    covers(['API-003', 'API-007'], () => {
      expect(request).toMatchObject({ name: 'register' });
      expect(request?.body).toEqual({
        mobile: '+447911123456',
        code: '4829',
        password: 'abc12!',
        extra_params: { biz_param },
        type: 16,
        service: 'https://gb.portico.example/homepage',
      });
    });
  });

  it('registers an e-mail address', async () => {
    const [request] = await sent([email]);
    covers(['API-005', 'API-007'], () => {
      expect(request).toMatchObject({ name: 'email.register_verify_login' });
      expect(request?.body).toEqual({
        email: 'a@b.co',
        code: '482915',
        password: 'abc12!',
        extra_params: { biz_param },
        service: 'https://gb.portico.example/homepage',
        email_logic_type: 3,
        ect_type: 1,
      });
    });
  });

  it('registers an e-mail address through the bare client at its own call (S-065)', async () => {
    const { call, requests } = recordingClient({});
    await registerWithCodes(call, [email], { ...registration, bare: true }, signal);
    covers(['API-005'], () => {
      expect(requests).toMatchObject([{ path: '/activate_email/register/' }]);
    });
  });

  it.each([[[phone, email]], [[email, phone]]])(
    'registers both in one call, with the ticket of a failed registration',
    async (proven) => {
      const requests = await sent(proven, 'V-1');
      covers(['API-006', 'FLOW-017'], () => {
        expect(requests).toHaveLength(1);
        expect(requests[0]?.body).toEqual({
          mobile: '+447911123456',
          sms_code: '4829',
          email: 'a@b.co',
          email_code: '482915',
          password: 'abc12!',
          extra_params: { sms_type: 16, verify_ticket: 'V-1', biz_param },
        });
      });
    },
  );

  it.each([
    ['phone', phone],
    ['e-mail', email],
  ])('sends the ticket in a second attempt by %s', async (_kind, proven) => {
    const [request] = await sent([proven], 'V-1');
    covers(['FLOW-017'], () => {
      expect(request?.body).toMatchObject({ extra_params: { verify_ticket: 'V-1' } });
    });
  });

  it('throws without a contact', async () => {
    await expect(sent([])).rejects.toThrow('A registration has no contact');
  });
});
