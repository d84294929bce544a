import { expect, it, vi } from 'vitest';
import { shows } from '#shows';
import { createTell } from './createTell.ts';

function listening(platform: string | null, here = true) {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  const report = vi.fn<(event: object) => void>();
  const tell = createTell({
    origins: { shopify: ['https://a.example', 'https://b.example'], parent: ['https://p.example'] },
    platform: () => platform,
    report,
    windowOf: () => (here ? { postMessage } : null),
  });
  return { tell, postMessage, report };
}

it('the opener hears of a success at each allowed origin, and never at any', () => {
  const { tell, postMessage, report } = listening('shopify');
  tell('opener', { type: 'register_success' });
  const message = { source: 'seller-signup', type: 'register_success', payload: {} };
  shows(['FLOW-024', 'SEC-005'], () => {
    expect(postMessage.mock.calls).toEqual([
      [message, 'https://a.example'],
      [message, 'https://b.example'],
    ]);
  });
  expect(report).not.toHaveBeenCalled();
});

it('the page around hears of a failure, by code and log id', () => {
  const { tell, postMessage } = listening(null);
  tell('parent', { type: 'register_failed', payload: { code: 17, log_id: 'L' } });
  shows(['ERR-029'], () => {
    expect(postMessage.mock.calls).toEqual([
      [
        { source: 'seller-signup', type: 'register_failed', payload: { code: 17, log_id: 'L' } },
        'https://p.example',
      ],
    ]);
  });
});

it.each([
  ['solution', 'host'],
  ['evil', 'host'],
  [null, 'platform'],
])('a window of %j without a list hears nothing, which is reported', (platform, reason) => {
  const { tell, postMessage, report } = listening(platform);
  tell('opener', { type: 'register_success' });
  shows(['SEC-005'], () => {
    expect(postMessage).not.toHaveBeenCalled();
  });
  expect(report).toHaveBeenCalledWith({ name: 'message.skipped', to: 'opener', reason });
});

it('without a window there is nothing to say', () => {
  const { tell, report } = listening('shopify', false);
  tell('opener', { type: 'register_success' });
  expect(report).not.toHaveBeenCalled();
});
