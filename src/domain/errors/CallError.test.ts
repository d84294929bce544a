import { expect, it } from 'vitest';
import { failedCall } from './CallError.ts';

const call = { service: 'passport', call: 'register', faultClass: 'commit' } as const;

it('an error says nothing that is not known of it', () => {
  const unknown = {
    ...{
      code: null,
      description: null,
      language: null,
      logId: null,
      retryAfter: null,
      verifyTicket: null,
    },
    outcomeUnknown: false,
  };
  const failed = { ...call, failure: 'network' } as const;
  expect(failedCall(failed)).toEqual({ ...failed, ...unknown });
  const known = { code: 17, logId: 'L-1', outcomeUnknown: true };
  expect(failedCall(failed, known)).toEqual({ ...failed, ...unknown, ...known });
});
