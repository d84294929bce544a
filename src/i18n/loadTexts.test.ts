import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { errorCatalogue } from '../domain/errors/errorCatalogue.ts';
import { languagesWithTexts, loadTexts } from './loadTexts.ts';

const errorMessages = Object.values(errorCatalogue).flatMap((entries) =>
  Object.values<{ readonly message: string | null }>(entries).flatMap(
    ({ message }) => message ?? [],
  ),
);

/** The keys that the specification names for the sign-up (A§5, A§8, B§2, B§8). */
const named = [
  'selleronboarding_todo1_mandatory_tip',
  'selleronboard_CB_signup_email_format_error_toast',
  'selleronboard_CB_signup_verification_code_error_toast',
  'selleronboard_CB_signup_confirm_password_empty_toast',
  'selleronboard_CB_signup_password_no_match_toast',
  'seller_login_password_verify_tip1',
  'seller_login_password_verify_tip2',
  'seller_signup_terms_checktips_us',
  'selleronboarding_network_error_toast',
  'selleronboarding_sign_up_new_code_toast',
  'selleronboarding_sign_up_new_phone_code_toast',
  'selleronboarding_sign_up_email_change_new_code_toast',
  'selleronboarding_sign_up_phone_change_new_code_toast',
  'signup_email_repeat_popup_title',
  'signup_email_repeat_popup_content',
  'signup_phone_repeat_popup_title',
  'signup_phone_repeat_popup_content',
  'eu_register_country_confirm_popup',
];

describe.each(languagesWithTexts)('%s', (language) => {
  it.each([...new Set([...errorMessages, ...named])])('has %s', async (key) => {
    const texts = await loadTexts(language);
    covers(['I18N-022'], () => {
      const text = texts[key] ?? texts[`${key}_other`];
      expect(text?.trim()).toMatch(/\S/);
    });
  });

  it('has only texts, none empty, each with complete placeholders', async () => {
    for (const [key, text] of Object.entries(await loadTexts(language))) {
      expect(typeof text, key).toBe('string');
      expect(text.trim(), key).toBe(text);
      expect(text.replaceAll(/\{\{[a-z]+\}\}/g, ''), key).toMatch(/^[^{}]+$/);
    }
  });
});

it('has the fourteen languages of the pages', () => {
  covers(['I18N-001'], () => {
    expect(languagesWithTexts.toSorted()).toEqual(
      [
        ...['en', 'en-GB', 'id-ID', 'vi-VN', 'th-TH', 'ms-MY', 'zh-CN'],
        ...['es', 'pt-BR', 'de-DE', 'fr', 'it-IT', 'es-419', 'ar'],
      ].toSorted(),
    );
  });
});

it('has British English, and explains how to add a language without texts', async () => {
  expect(languagesWithTexts).toContain('en-GB');
  await expect(loadTexts('tlh')).rejects.toThrow(
    'There are no texts for language `tlh`; add form.json, steps.json, account.json, landing.json to src/i18n/locales/tlh.',
  );
});
