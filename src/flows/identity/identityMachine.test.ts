import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { failed } from '../sign-up/support/walk.ts';
import { identityMachine } from './identityMachine.ts';
import { identityStart, type IdentityEvent } from './IdentityState.ts';

const network = failed('email.check_code', { failure: 'network' });
const wrong = failed('email.check_code', { code: 1704, description: 'Wrong' });

const opened = { type: 'OPENED' } as const;
const sent = { type: 'CODE_SENT', at: 0 } as const;
const submitted = { type: 'CODE_SUBMITTED', code: '482915' } as const;
const cancelled = { type: 'CANCELLED' } as const;
const resend = (at: number) => ({ type: 'RESEND_PRESSED', at }) as const;

/** The last transition of a walk from before the dialog opens. */
const walk = (events: readonly IdentityEvent[]) =>
  events.reduce((last, event) => identityMachine(last.state, event), {
    state: identityStart,
    effects: [],
  } as ReturnType<typeof identityMachine>);

describe('who is there (B§4, S-114)', () => {
  it('a code goes out when the dialog opens, and is checked, and its ticket is the answer', () => {
    shows(['FLOW-034'], () => {
      expect(walk([opened]).effects).toEqual([{ type: 'SEND_CODE' }]);
      expect(walk([opened, sent]).state).toMatchObject({ sent: true, wait: { until: 60_000 } });
      expect(walk([opened, sent, submitted]).effects).toEqual([
        { type: 'CHECK_CODE', code: '482915' },
      ]);
      const over = walk([opened, sent, submitted, { type: 'CODE_ACCEPTED', ticket: 'T-1' }]);
      expect(over.effects).toEqual([{ type: 'ANSWER', ticket: 'T-1' }]);
    });
  });

  it('a dialog that is left ends the request unproven, wherever it stands, and once', () => {
    for (const way of [[], [opened], [opened, sent], [opened, sent, submitted]]) {
      const left = walk([...way, cancelled]);
      expect(left.effects).toEqual([{ type: 'ABORT' }, { type: 'ANSWER', ticket: null }]);
      expect(identityMachine(left.state, cancelled).effects).toEqual([]);
    }
  });

  it.each([
    [wrong, [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }], { from: 'server', text: 'Wrong' }],
    [network, [{ type: 'FOCUS_CODE' }], { key: 'selleronboarding_network_error_toast' }],
  ])('a refused code is cleared, a fault on the way keeps it', (error, effects, notice) => {
    const next = walk([opened, sent, submitted, { type: 'CODE_REJECTED', error }]);
    expect(next.effects).toEqual(effects);
    expect(next.state.activity).toMatchObject({ name: 'entering', notice });
  });

  it('an edit while the code is checked gives the check up', () => {
    const next = walk([opened, sent, submitted, { type: 'CODE_EDITED' }]);
    expect(next.effects).toEqual([{ type: 'ABORT' }]);
    expect(next.state.activity.name).toBe('entering');
  });

  it('a code that is none is said, and nothing is asked', () => {
    const next = walk([opened, sent, { type: 'CODE_REFUSED', problem: 'short' }]);
    expect(next.effects).toEqual([{ type: 'FOCUS_CODE' }]);
    expect(next.state.activity).toMatchObject({ notice: { key: 'sign_up_code_invalid' } });
  });

  it('a new code waits for its 60 seconds; after a refused send only as long as the server asks', () => {
    expect(walk([opened, sent, resend(59_999)]).effects).toEqual([]);
    expect(walk([opened, sent, resend(60_000)]).effects).toEqual([{ type: 'SEND_CODE' }]);
    const error = failed('email.send_code', { failure: 'throttled', retryAfter: 90 });
    const refused = [opened, { type: 'SEND_REJECTED', error, at: 0 }] as const;
    expect(walk(refused).state).toMatchObject({ sent: false, activity: { name: 'entering' } });
    expect(walk([...refused, resend(89_999)]).effects).toEqual([]);
    expect(walk([...refused, resend(90_000)]).effects).toEqual([{ type: 'SEND_CODE' }]);
  });

  it('an answer to what was not asked changes nothing', () => {
    for (const late of [sent, { type: 'CODE_ACCEPTED', ticket: 'T-2' } as const])
      expect(walk([opened, sent, late]).effects).toEqual([]);
  });
});
