import { beforeEach, expect, it, vi } from 'vitest';
import { defaultPrefixes } from '../api/addressOf.ts';
import { POST_TIMEOUT_MS, postEvents } from './postEvents.ts';

const ADDRESS = '/api/v1/monitor/collect';
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const fetched = vi.fn<typeof fetch>();
const beaconed = vi.fn<(address: string, body: Blob) => boolean>();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { sendBeacon: beaconed });
  page.visibilityState = 'visible';
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
  beaconed.mockReset().mockReturnValue(true);
});

/** Waits for the end of the current turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const bodies = () => fetched.mock.calls.map(([, init]) => init?.body);
const beacons = () => Promise.all(beaconed.mock.calls.map(([, blob]) => blob.text()));

it('posts JSON in a request that outlives the page', async () => {
  postEvents(defaultPrefixes).add('1');
  await turn();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    ADDRESS,
    expect.objectContaining({ method: 'POST', keepalive: true, body: '{"events":[1]}' }),
  );
});

it.each([
  [400, 1],
  [429, 2],
  [503, 2],
])(
  'a response %i: sends the event %i times in all when the network is back',
  async (status, times) => {
    fetched.mockImplementationOnce(async () => new Response('', { status }));
    postEvents(defaultPrefixes).add('1');
    await turn();
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(bodies()).toEqual(Array.from({ length: times }, () => '{"events":[1]}'));
  },
);

it('gives a request up that nobody answers, and sends its events with the next', async () => {
  vi.useFakeTimers();
  fetched.mockImplementationOnce(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const outbox = postEvents(defaultPrefixes);
  outbox.add('1');
  await vi.advanceTimersByTimeAsync(POST_TIMEOUT_MS - 1);
  outbox.add('2');
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual(['{"events":[1]}']);
  await vi.advanceTimersByTimeAsync(1);
  outbox.add('3');
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual(['{"events":[1]}', '{"events":[1,2,3]}']);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('sends queued events by beacon when the page is hidden or left', async () => {
  const outbox = postEvents(defaultPrefixes);
  outbox.add('1');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(beaconed).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  outbox.add('2');
  window.dispatchEvent(new Event('pagehide'));
  expect(await beacons()).toEqual(['{"events":[1]}', '{"events":[2]}']);
  expect(beaconed.mock.calls.map(([address, { type }]) => [address, type])).toEqual([
    [ADDRESS, 'application/json'],
    [ADDRESS, 'application/json'],
  ]);
  await turn();
  expect(fetched).not.toHaveBeenCalled();
});

it('keeps the events in a browser without beacons', async () => {
  vi.stubGlobal('navigator', {});
  postEvents(defaultPrefixes).add('1');
  window.dispatchEvent(new Event('pagehide'));
  await turn();
  expect(bodies()).toEqual(['{"events":[1]}']);
});
