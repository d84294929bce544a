// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { emptyPhone } from '../../domain/phone/PhoneEntry.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../Services.ts';
import { ContactField } from './ContactField.tsx';
import * as phoneParts from './phoneParts.ts';
import { classified, emptyContact, readContact, type TypedContact } from './typedContact.ts';

afterEach(cleanup);

const i18n = createI18n('en', {});
const services = {
  shell: { toast: () => undefined },
  page: { region: {} },
  telemetry: { report: () => undefined },
} as unknown as Services; // all that the field uses

const countryOf = (key: string) => callingCodes.find((country) => country.key === key) ?? null;
const german = { allowed: callingCodes, listed: callingCodes, defaultCountry: countryOf('de') };
const parts = { ...phoneParts, rules: german };

function renderField(typed: (value: TypedContact) => void = () => undefined) {
  function Owner() {
    const [value, setValue] = useState<TypedContact>({
      type: 'phone',
      phone: emptyPhone(countryOf('fr')),
    });
    return (
      <>
        <ContactField
          {...{ value, parts, error: undefined, notice: null, ref: () => undefined }}
          onChange={(change) => {
            typed(change.value);
            setValue(change.value);
          }}
          onPhone={() => undefined}
        />
        <button type="button">Menu</button>
      </>
    );
  }
  render(<Owner />, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </I18nextProvider>
    ),
  });
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('keeps the chosen country over a stray letter (S-192)', () => {
  const typed = vi.fn<(value: TypedContact) => void>();
  renderField(typed);
  for (const value of ['612345678', '612345678a', '612345678']) type(value);
  const latest = typed.mock.lastCall?.[0] ?? emptyContact('email');
  covers(['VAL-006'], () => {
    expect(readContact(classified(latest, parts), parts).contact).toMatchObject({
      phone: { code: '33', number: '612345678' },
    });
  });
});

it('keeps the focus at the first letter of an address', () => {
  renderField();
  screen.getByRole('textbox').focus();
  type('s');
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
  expect(screen.getByRole('textbox')).toMatchObject({ type: 'email', value: 's' });
});

it('takes the focus from nothing else, when an address is filled in', () => {
  renderField();
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  type('someone');
  expect(screen.getByRole('textbox')).toMatchObject({ type: 'email', value: 'someone' });
  expect(menu).toBe(document.activeElement);
});

it('stays without the focus that it did not have', () => {
  renderField();
  type('someone');
  expect(screen.getByRole('textbox')).toMatchObject({ type: 'email', value: 'someone' });
  expect(document.body).toBe(document.activeElement);
});
