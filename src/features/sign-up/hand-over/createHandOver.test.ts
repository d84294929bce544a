import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { countryOf } from '../../../domain/phone/support/countries.ts';
import { createHandOver, type HandOverDeps } from './createHandOver.ts';

function handOver(search = '?refercode=R-1') {
  const log: string[] = [];
  let restore: () => void = () => undefined;
  const deps = {
    page: {
      redirect: { origin: 'https://gb.example', hosts: [] },
      homepage: 'https://gb.example/homepage',
      sellerCentres: { gb: 'https://gb.centre.example' },
      region: { id: 'gb' },
    },
    browser: {
      storage: {
        remove: (key: string) => void log.push(`removed ${key}`),
        write: (key: string, value: string) => void log.push(`wrote ${key} ${value}`),
      },
      now: () => 7,
      postToHost: (host: string, { type }: { type: string }) => void log.push(`${host} ${type}`),
      leaveFor: (address: string | null) => void log.push(`left for ${address}`),
    },
    sessionUser: () => '6801',
    tracking: () => ({ channel: 'spring' }),
    search,
    isMobile: () => false,
    userAgent: 'Browser/1',
    onRestored: (listener: () => void) => {
      restore = listener;
    },
  } as unknown as HandOverDeps; // only the fields that the function uses
  return { log, restore: () => restore(), ...createHandOver(deps) };
}

it('clears the flow, notifies the opener, waits for the reports, then navigates', async () => {
  const { log, leave } = handOver();
  const { promise, resolve } = Promise.withResolvers<void>();
  const left = leave([promise], '/settle');
  covers(['FLOW-025'], () => {
    expect(log).toContain('removed sign_up_account');
  });
  expect(log.at(-1)).toBe('opener register_success');
  resolve();
  await left;
  expect(log.at(-1)).toBe('left for /settle');
});

it('notifies the other tabs of the log-in (E-15)', async () => {
  const { log, leave } = handOver();
  await leave([], '/settle');
  expect(log).toContain('wrote seller_login_state 7');
});

it('waits at most three seconds for a report that fails or hangs', async () => {
  vi.useFakeTimers();
  const { log, leave } = handOver();
  const hangs = new Promise(() => undefined);
  const left = leave([Promise.reject(new Error('no')), hangs], null);
  await vi.advanceTimersByTimeAsync(2999);
  expect(log.at(-1)).toBe('opener register_success');
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(log.at(-1)).toBe('left for null');
  vi.useRealTimers();
});

it('leads a phone of a country with a seller centre there, unless the service says another page (S-184)', () => {
  const { settled } = handOver('');
  const extra = countryOf('gb');
  const phone = { code: extra.code, number: '7911123456', extra };
  covers(['REGION-023'], () => {
    const refused = 'https://elsewhere.example/';
    expect(settled(refused, { type: 'phone', phone })).toBe('https://gb.centre.example/homepage');
    expect(settled(refused, { type: 'email', email: 'ada@shop.example' })).toBe(
      'https://gb.example/homepage',
    );
    expect(settled('/settle', { type: 'phone', phone })).toBe('https://gb.example/settle');
  });
});

it('reloads the page when it is restored', async () => {
  const { log, leave, restore } = handOver();
  await leave([], '/settle');
  restore();
  expect(log.at(-1)).toBe('left for null');
});

it('combines the facts of the form and the page', () => {
  const { factsOf } = handOver();
  const shown = { marketing: true, snapData: '{}', userId: '7' };
  covers(['REG-022'], () => {
    expect(factsOf(shown)).toEqual({
      ...shown,
      region: { id: 'gb' },
      tracking: { channel: 'spring' },
      referCode: 'R-1',
      mobile: false,
      userAgent: 'Browser/1',
    });
  });
});

it('takes the user of the session where the server sent none (S-073)', () => {
  const { factsOf } = handOver();
  expect(factsOf({ marketing: null, snapData: '[]', userId: null }).userId).toBe('6801');
});
