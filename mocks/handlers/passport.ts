import { sendEmailCode, verifyEmailCode } from '../../src/api/contracts/passport/codes.ts';
import { registerWithEmailTicket } from '../../src/api/contracts/passport/register.ts';
import { CODE_LENGTH } from '../../src/domain/code/codeRules.ts';
import { answer, type MockedCall } from './answer.ts';
import { refuse, succeed } from './Resolver.ts';

const EMAIL_EXISTS = 1023;
const CODE_EXPIRED = 1703;
const CODE_WRONG = 1704;
const INTERNAL_ERROR = 0;

/** The account service: sign-up by e-mail. Source: A§7, S-189. */
export const passportCalls: readonly MockedCall[] = [
  answer(sendEmailCode, ({ email }, { world }) => {
    if (world.accounts.has(email)) return refuse(EMAIL_EXISTS);
    world.codes.send(email, CODE_LENGTH.email);
    return succeed({});
  }),

  answer(verifyEmailCode, ({ email, code }, { world }) => {
    switch (world.codes.check(email, code)) {
      case 'wrong':
        return refuse(CODE_WRONG, 'That code is not the one we sent last. Check it.');
      case 'expired':
        return refuse(CODE_EXPIRED, 'That code has expired. Send a new one.');
      case 'right':
        return succeed({ verification_ticket: world.tickets.issue(email) });
    }
  }),

  answer(registerWithEmailTicket, ({ verification_ticket, redirect_url }, { world }) => {
    const email = world.tickets.redeem(verification_ticket);
    if (email === null) return refuse(INTERNAL_ERROR, 'This sign-up has expired. Start again.');
    if (world.accounts.has(email)) return refuse(EMAIL_EXISTS);
    const { userId } = world.accounts.create(email);
    return succeed({ user_id: userId, user_id_str: userId, redirect_url });
  }),
];
