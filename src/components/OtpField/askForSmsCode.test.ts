import { describe, expect, it, vi } from 'vitest';
import { askForSmsCode } from './askForSmsCode.ts';

const open = () => new AbortController().signal;

function browserWith(get: (options: unknown) => Promise<unknown>) {
  const request = vi.fn(get);
  vi.stubGlobal('OTPCredential', Object);
  vi.stubGlobal('navigator', { credentials: { get: request } });
  return request;
}

describe('the code of an SMS (E-06)', () => {
  it('is requested once, with a signal', async () => {
    const signal = open();
    const request = browserWith(() => Promise.resolve({ code: '4829' }));
    expect(await askForSmsCode(signal)).toBe('4829');
    expect(request).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal });
  });

  it('is null without browser support', async () => {
    expect(await askForSmsCode(open())).toBeNull();
  });

  it.each([
    ['the user declines', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    ['there is no credential', () => Promise.resolve(null)],
    ['it is another credential', () => Promise.resolve({ type: 'password' })],
  ])('is null when %s', async (_when, get) => {
    browserWith(get);
    expect(await askForSmsCode(open())).toBeNull();
  });

  it('is null when the request was aborted', async () => {
    const controller = new AbortController();
    browserWith(() => {
      controller.abort();
      return Promise.resolve({ code: '4829' });
    });
    expect(await askForSmsCode(controller.signal)).toBeNull();
  });
});
