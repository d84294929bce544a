import { expect, it } from 'vitest';
import { nothingSent, sendingAtStart } from './Sending.ts';

it('a form opens with the countdown of the code that it sent before a reload (E-12)', () => {
  const cooldown = { after: 'sent', until: 61_000, seconds: 60 };
  expect(sendingAtStart(1000, 1001)).toEqual({ ...nothingSent, cooldown, sent: true });
  expect(sendingAtStart(1000, 60_999)).toMatchObject({ cooldown });
});

it('a form opens as new where no code was sent, its countdown is over, or the clock was set back', () => {
  expect(sendingAtStart(null, 1001)).toBe(nothingSent);
  expect(sendingAtStart(1000, 61_000)).toBe(nothingSent);
  expect(sendingAtStart(1000, 999)).toBe(nothingSent);
});
