// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../Services.ts';
import * as phoneParts from './phoneParts.ts';
import { startContact } from './typedContact.ts';
import { type ContactErrors, useContactError } from './useContactError.ts';

afterEach(cleanup);

const i18n = createI18n('en', {});

const services = { page: { region: {} } } as unknown as Services; // all that the hook uses
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <ServicesContext value={services}>{children}</ServicesContext>
  </I18nextProvider>
);

const country = callingCodes.find(({ key }) => key === 'gb') ?? null;
const rules = { allowed: callingCodes, listed: callingCodes, defaultCountry: country };
const parts = { ...phoneParts, rules };
const mandatory = { id: 'selleronboarding_todo1_mandatory_tip' } as const;
const offline = { id: 'offline' } as const;

const shown = (account: string, errors: Partial<ContactErrors>) =>
  renderHook(
    () =>
      useContactError(startContact(account, 'email'), {
        ...{ parts, error: mandatory, notice: null },
        ...errors,
      }),
    { wrapper },
  ).result.current;

it('is that of the form for an address', () => {
  expect(shown('', {})).toEqual(mandatory);
  expect(shown('', { said: offline })).toEqual(mandatory);
});

it('is none of a number whose rules are not there, but what the owner says (E-17)', () => {
  expect(shown('07400123456', { parts: null })).toBeUndefined();
  expect(shown('07400123456', { parts: null, said: offline })).toEqual(offline);
});

it('is that of the number itself, and none of a valid one', () => {
  expect(shown('+4412', {})).toMatchObject({ id: 'selleronboard_CB_signup_phone_num_error_toast' });
  expect(shown('+447400123456', {})).toBeUndefined();
});
