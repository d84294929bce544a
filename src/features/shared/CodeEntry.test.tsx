// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { cooldownAfterSend } from '../../flows/Cooldown.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../Services.ts';
import { CodeEntry } from './CodeEntry.tsx';

afterEach(cleanup);

const i18n = createI18n('en', {});
const services = { browser: { now: () => 0 } } as unknown as Services; // all that it uses
const nothing = () => undefined;
const form = {
  register: () => ({ ref: nothing }),
  formState: { errors: {} },
  ...{ setValue: nothing, setError: nothing, clearErrors: nothing },
};
const phone = { code: '44', number: '7400123456', extra: { shortname: 'GB' } };

afterEach(() => vi.unstubAllGlobals());

it('has the browser wait for the SMS of each code that is sent (E-06)', () => {
  const get = vi.fn<CredentialsContainer['get']>(() => new Promise(nothing));
  vi.stubGlobal('OTPCredential', nothing);
  vi.stubGlobal('navigator', { credentials: { get } });
  const at = (sentAt: number) => (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <CodeEntry
          {...{ form, value: '', refusal: undefined, validateOnBlur: nothing, send: nothing }}
          state={{
            contact: { type: 'phone', phone } as never, // only its type counts
            cooldowns: { send: cooldownAfterSend(sentAt) },
            activity: { name: 'editing' },
          }}
          targets={{ focus: nothing, refFor: () => nothing }}
        />
      </ServicesContext>
    </I18nextProvider>
  );
  const { rerender } = render(at(0));
  rerender(at(0));
  expect(get).toHaveBeenCalledOnce();
  rerender(at(60_000));
  expect(get).toHaveBeenCalledTimes(2);
  expect(get.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
});
