// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../../Services.ts';
import { emptyContact } from '../../shared/typedContact.ts';
import type { ContactParts } from '../../shared/useContactParts.ts';
import PasswordReset from './PasswordReset.tsx';

afterEach(cleanup);

const services = {
  ...{ backend: {}, telemetry: {}, shell: {} },
  page: { region: { agreements: {}, register: {}, signInMethods: {} } },
  browser: { now: () => 0, steps: { claim: () => () => undefined }, prefilledAccount: {} },
} as unknown as Services; // all that its first step uses

it('has its own account again where the parts of a number do not come (E-17)', () => {
  const wantPhone = vi.fn<ContactParts['wantPhone']>();
  const { container } = render(
    <I18nextProvider i18n={createI18n('en', {})}>
      <ServicesContext value={services}>
        <PasswordReset
          {...{
            parts: null,
            kept: new Map(),
            loading: false,
            wantPhone,
            start: emptyContact('email'),
          }}
          onLeave={vi.fn()}
          onDone={vi.fn()}
        />
      </ServicesContext>
    </I18nextProvider>,
  );
  const press = container.querySelector('[data-switch=phone]');
  const field = () => container.querySelector('input[name=account]');
  wantPhone.mockImplementationOnce((account) => expect(account?.read().type).toBe('email'));
  if (press) fireEvent.click(press);
  expect(field()).toBeNull();
  act(() => wantPhone.mock.lastCall?.[0]?.write(emptyContact('email')));
  expect(field()).not.toBeNull();
});
