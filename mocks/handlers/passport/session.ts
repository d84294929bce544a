import { resetByEmailTicket, resetByTicket } from '../../../src/api/contracts/passport/password.ts';
import { logIn, logOut } from '../../../src/api/contracts/passport/session.ts';
import { isPassword } from '../../../src/domain/password/passwordRules.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed, type Outcome } from '../Resolver.ts';

interface Reset {
  readonly password: string;
  readonly ticket: string;
}

async function reset(
  { password, ticket }: Reset,
  world: World,
): Promise<Outcome<Record<string, never>>> {
  const contact = world.tickets.read('password', ticket);
  const account = contact === null ? null : world.accounts.find(contact);
  if (account === null) return refusals.expired();
  if (!isPassword(password)) return refusals.weakPassword();
  world.tickets.redeem('password', ticket);
  await world.accounts.change(account.userId, { password });
  return succeed({});
}

export const sessionCalls: readonly MockedCall[] = [
  answer(logIn, (request, { world }) => {
    const account = world.accounts.find('email' in request ? request.email : request.mobile);
    if (account === null) return refusals.notRegistered();
    const { userId } = account;
    if (account.password !== request.password) return refusals.wrongPassword();
    world.session = userId;
    return succeed({ user_id: userId, user_id_str: userId, redirect_url: null });
  }),

  answer(logOut, (_, { world }) => {
    world.session = null;
    return succeed({});
  }),

  answer(resetByEmailTicket, (request, { world }) => reset(request, world)),
  answer(resetByTicket, (request, { world }) => reset(request, world)),
];
