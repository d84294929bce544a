import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForSmsCode } from './askForSmsCode.ts';

const open = () => new AbortController().signal;

function browserWith(get: (options: unknown) => Promise<unknown>) {
  const asked = vi.fn(get);
  vi.stubGlobal('OTPCredential', Object);
  vi.stubGlobal('navigator', { credentials: { get: asked } });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the code of an SMS (E-06)', () => {
  it('is asked for once, with a way to end it', async () => {
    const signal = open();
    const asked = browserWith(() => Promise.resolve({ code: '4829' }));
    expect(await askForSmsCode(signal)).toBe('4829');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal });
  });

  it('is nothing where the browser does not know it', async () => {
    expect(await askForSmsCode(open())).toBeNull();
  });

  it.each([
    ['the person declines', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    ['there is no credential', () => Promise.resolve(null)],
    ['it is another credential', () => Promise.resolve({ type: 'password' })],
  ])('is nothing when %s', async (_when, get) => {
    browserWith(get);
    expect(await askForSmsCode(open())).toBeNull();
  });

  it('is dropped when the field has gone meanwhile', async () => {
    const gone = new AbortController();
    browserWith(() => {
      gone.abort();
      return Promise.resolve({ code: '4829' });
    });
    expect(await askForSmsCode(gone.signal)).toBeNull();
  });
});
