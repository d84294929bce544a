// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import type { SingleFormEvent } from '../../../flows/single-form/SingleFormEvent.ts';
import { initialSingleForm } from '../../../flows/single-form/SingleFormState.ts';
import { createI18n } from '../../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../../Services.ts';
import { SingleFormDialogs } from './SingleFormDialogs.tsx';

afterEach(cleanup);

const region = { areaText: '', defaultRegionCode: 'GB', conflict: {}, register: {} };
const services = {
  ...{ page: { region }, backend: {}, telemetry: {}, shell: {}, browser: {} },
} as unknown as Services; // all that the dialogs use
const form = initialSingleForm({
  ...{ checksNetwork: true, popup: true, asksTerms: true, kind: 'email' },
});
const checked = {
  check_read_agreements: false,
  stripe_agreements: false,
  email_agreement: false,
  phone_agreement: false,
};

it('asks about another network: its cross closes, and its button changes the site (S-083, E-30)', () => {
  const send = vi.fn<(event: SingleFormEvent) => void>();
  const { container } = render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n('en', {})}>
        <ServicesContext value={services}>
          <SingleFormDialogs
            state={{ ...form, activity: { name: 'warned', method: null } }}
            checked={checked}
            send={send}
          />
        </ServicesContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
  const press = (message: string) => {
    const named = container.querySelector(`[data-message=${message}]`);
    if (named !== null) fireEvent.click(named);
  };
  covers(['FLOW-019'], () => {
    press('dialog_close');
    expect(send).toHaveBeenLastCalledWith({ type: 'DISMISSED' });
    press('network_warning_change_site');
    expect(send).toHaveBeenLastCalledWith({ type: 'CHANGE_SITE_CHOSEN' });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
