import { expect, it } from 'vitest';
import { covers } from '#covers';
import { sellerCondition } from '../../domain/session/sellerCondition.ts';
import { sessionOf } from '../../domain/session/SessionInfo.ts';
import { createSession } from './createSession.ts';

const conditions = Object.values(sellerCondition);

it('a seller has the condition that the server says, whatever it was before', () => {
  const store = createSession();
  const saidToBe = (seller_condition: number) => {
    const seller = { seller_id: '7495', seller_condition };
    store.put({ session: sessionOf({ user_id_str: '6801', seller }) });
    return store.read().session?.seller?.seller_condition;
  };
  covers(['FLOW-035'], () => {
    for (const before of conditions)
      for (const after of conditions)
        expect([saidToBe(before), saidToBe(after)]).toEqual([before, after]);
  });
});
