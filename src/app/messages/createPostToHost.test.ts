import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createPostToHost } from './createPostToHost.ts';

function setUp(platform: string | null, here = true) {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  const report = vi.fn<(event: object) => void>();
  const postToHost = createPostToHost({
    origins: { shopify: ['https://a.example', 'https://b.example'], parent: ['https://p.example'] },
    platform: () => platform,
    report,
    windowOf: () => (here ? { postMessage } : null),
  });
  return { postToHost, postMessage, report };
}

it('posts a success to the opener with each allowed origin, never with *', () => {
  const { postToHost, postMessage, report } = setUp('shopify');
  postToHost('opener', { type: 'register_success' });
  const message = { source: 'seller-signup', type: 'register_success', payload: {} };
  covers(['SEC-005'], () => {
    expect(postMessage.mock.calls).toEqual([
      [message, 'https://a.example'],
      [message, 'https://b.example'],
    ]);
  });
  expect(report).not.toHaveBeenCalled();
});

it('posts a failure to the embedding page with code and log id', () => {
  const { postToHost, postMessage } = setUp(null);
  postToHost('parent', { type: 'register_failed', payload: { code: 17, log_id: 'L' } });
  expect(postMessage.mock.calls).toEqual([
    [
      { source: 'seller-signup', type: 'register_failed', payload: { code: 17, log_id: 'L' } },
      'https://p.example',
    ],
  ]);
});

it.each([
  ['solution', 'host'],
  ['evil', 'host'],
  [null, 'platform'],
])('posts nothing to an opener of %j without a list, and reports it', (platform, reason) => {
  const { postToHost, postMessage, report } = setUp(platform);
  postToHost('opener', { type: 'register_success' });
  covers(['SEC-005'], () => {
    expect(postMessage).not.toHaveBeenCalled();
  });
  expect(report).toHaveBeenCalledWith({ name: 'message.skipped', to: 'opener', reason });
});

it('does nothing without a window', () => {
  const { postToHost, report } = setUp('shopify', false);
  postToHost('opener', { type: 'register_success' });
  expect(report).not.toHaveBeenCalled();
});
