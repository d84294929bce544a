// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { covers } from '#covers';
import { createI18n } from '../../../i18n/createI18n.ts';
import { type Services, ServicesContext } from '../../Services.ts';
import { emptyContact } from '../../shared/typedContact.ts';
import { useSingleForm } from './useSingleForm.ts';

afterEach(cleanup);

const region = {
  agreements: { autoCheck: true },
  register: { sendEmailsAgreementsDefault: false },
};
const services = {
  ...{ page: { region }, telemetry: { report: () => undefined } },
} as unknown as Services; // all that the form uses

function Passwords() {
  const { form, password, repeat } = useSingleForm(emptyContact('email'), null);
  return (
    <>
      <input aria-label="password" {...password} />
      <input aria-label="repeat" {...repeat} />
      <output>{form.formState.errors.RepeatPassword?.message}</output>
    </>
  );
}

it('compares the repetition again when the password is corrected', async () => {
  render(
    <I18nextProvider i18n={createI18n('en', {})}>
      <ServicesContext value={services}>
        <Passwords />
      </ServicesContext>
    </I18nextProvider>,
  );
  const type = (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const error = () => screen.getByRole('status').textContent;
  await covers(['VAL-027'], async () => {
    type('password', 'Market-7');
    type('repeat', 'Market-8');
    await expect.poll(error).toBe('selleronboard_CB_signup_password_no_match_toast');
    type('password', 'Market-8');
    await expect.poll(error).toBe('');
  });
});
