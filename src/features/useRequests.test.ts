// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../api/client.ts';
import { failedCall, type CallFailure } from '../domain/errors/CallError.ts';
import { createRequests, type Requests } from './createRequests.ts';
import { useRequests } from './useRequests.ts';

afterEach(cleanup);

const failure = (why: CallFailure): Answer<string> => ({
  ok: false,
  error: failedCall({ service: 'passport', call: 'any', faultClass: 'send', failure: why }),
});

/** A request that the test resolves; an aborted one resolves like the client's. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<Answer<string>>();
  const make = vi.fn<(signal: AbortSignal) => Promise<Answer<string>>>((signal) => {
    signal.addEventListener('abort', () => resolve(failure('aborted')));
    return promise;
  });
  return { make, resolve, signal: () => make.mock.calls[0]?.[0] };
}

function ask(requests: Requests, number: number, make: ReturnType<typeof pending>['make']) {
  const onOutcome = vi.fn<(outcome: string) => void>();
  const done = requests.ask(number, make, onOutcome, ({ failure: why }) => onOutcome(why));
  return { onOutcome, done };
}

describe('the requests of a flow', () => {
  it('call back with their outcome', async () => {
    const requests = createRequests();
    const [good, bad] = [pending(), pending()];
    const first = ask(requests, 1, good.make);
    const second = ask(requests, 2, bad.make);
    good.resolve({ ok: true, data: 'sent' });
    bad.resolve(failure('offline'));
    await Promise.all([first.done, second.done]);
    expect([first.onOutcome.mock.calls, second.onOutcome.mock.calls]).toEqual([
      [['sent']],
      [['offline']],
    ]);
  });

  it('do not call back once aborted by their number (E-20)', async () => {
    const requests = createRequests();
    const [one, other] = [pending(), pending()];
    const first = ask(requests, 1, one.make);
    const second = ask(requests, 2, other.make);
    requests.abort(1);
    other.resolve({ ok: true, data: 'sent' });
    await Promise.all([first.done, second.done]);
    expect(first.onOutcome).not.toHaveBeenCalled();
    expect(second.onOutcome).toHaveBeenCalledExactlyOnceWith('sent');
  });

  it('can all be aborted at once', () => {
    const requests = createRequests();
    const both = [pending(), pending()] as const;
    for (const [index, { make }] of both.entries()) ask(requests, index, make);
    requests.abort();
    expect(both.map(({ signal }) => signal()?.aborted)).toEqual([true, true]);
  });

  it('can abort a newer one of the same number after the older has ended', async () => {
    const requests = createRequests();
    const [older, newer] = [pending(), pending()];
    const first = ask(requests, 1, older.make);
    requests.abort(1);
    ask(requests, 1, newer.make);
    await first.done;
    requests.abort(1);
    expect(newer.signal()?.aborted).toBe(true);
  });
});

it('are aborted when their component unmounts', () => {
  const hook = renderHook(useRequests);
  const { make, signal } = pending();
  ask(hook.result.current, 1, make);
  hook.rerender();
  expect(signal()?.aborted).toBe(false);
  hook.unmount();
  expect(signal()?.aborted).toBe(true);
});
