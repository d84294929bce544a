import { readAccount, readCommon } from '../../../src/api/contracts/product/session.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refuse, succeed } from '../Resolver.ts';

const TICKET_REFUSED = 1902;

export const loginCheckCalls: readonly MockedCall[] = [
  answer(readAccount, ({ ticket }, { world }) => {
    if (ticket !== undefined) {
      const contact = world.tickets.redeem('login', ticket);
      const owner = contact === null ? null : world.accounts.find(contact);
      if (owner === null) return refuse(TICKET_REFUSED, 'This link has expired.');
      world.session = owner.userId;
    }
    const account = world.session === null ? null : world.accounts.byId(world.session);
    if (account === null) return succeed({});
    const { userId, sellerId, sellerCondition, locale } = account;
    return succeed({
      user_id_str: userId,
      seller: { seller_id: sellerId ?? '', seller_condition: sellerCondition },
      global_seller: { global_seller_id: sellerId ?? '' },
      default_locale: locale,
    });
  }),

  // No experiment is set, so the defaults of the application apply.
  answer(readCommon, () => succeed({})),
];
