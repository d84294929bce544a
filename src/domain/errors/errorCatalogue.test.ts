import { expect, it } from 'vitest';
import { covers } from '#covers';
import { errorCatalogue, type ErrorEntry, type PortalError } from './errorCatalogue.ts';
import type { FollowUp, Surface } from './Surface.ts';

it('lists the codes of B§8 with their names', () => {
  covers(['ERR-001'], () => {
    expect(errorCatalogue.passport).toMatchObject({
      0: { name: 'InternalError' },
      17: { name: 'LocationError' },
      1001: { name: 'MobileExist' },
      1007: { name: 'AccountAlreadyLinked' },
      1010: { name: 'InvalidPassword' },
      1011: { name: 'NotRegistered' },
      1023: { name: 'EmailExist' },
      1035: { name: 'RegisterMobileExist' },
      1203: { name: 'MobileCodeError' },
      1703: { name: 'EmailCodeExpired' },
      1704: { name: 'EmailCodeWrong' },
      1902: { name: 'CannotLoadProfile' },
      2046: { name: 'SecondVerify' },
      2097: { name: 'SecondVerifyConflict' },
      4026: { name: 'NoEmailOrPhone' },
      4027: { name: 'MigrationAlreadyBound' },
      12011: { name: 'GoogleConflict' },
      12014: { name: 'OAuthAlreadyBound' },
      CloseCaptcha: { name: 'CloseCaptcha' },
      '-1': { name: 'TextError' },
    });
    expect(errorCatalogue.product).toMatchObject({
      17: { name: 'LocationError' },
      1007: { name: 'AccountAlreadyLinked' },
      4026: { name: 'NoEmailOrPhone' },
      4027: { name: 'MigrationAlreadyBound' },
      other: { name: 'PartnerRefused' },
    });
  });
});

/** What the seller, or the portal for them, can do at a surface. */
const possible: Readonly<Record<Surface, readonly FollowUp[]>> = {
  'account-field': ['edit', 'register'],
  'password-field': ['edit'],
  'repeat-field': ['edit'],
  'code-field': ['edit', 'resend'],
  agreements: ['edit'],
  conflict: ['log-in', 'log-in-or-change'],
  market: ['confirm-or-switch'],
  dialog: ['log-in', 'close', 'start-linking', 'back-to-account', 'bind-contact'],
  'two-step': ['verify-identity'],
  'bind-contact': ['bind-contact'],
  toast: ['try-again', 'wait', 'log-in', 'register', 'edit', 'resend', 'confirm-or-switch'],
  'error-screen': ['log-in'],
  'error-page': ['reload'],
  redirect: ['go-on', 'log-in', 'register', 'close'],
  nothing: ['go-on', 'try-again'],
};

const { passport, product, portal } = errorCatalogue;
const shown = [
  ...[passport, product].flatMap((codes) =>
    Object.entries<ErrorEntry>(codes).flatMap(([code, { at, followUp }]) =>
      Object.keys(at === 'every call' ? { toast: [] } : at).map((surface) => ({
        ...{ code, surface, followUp },
      })),
    ),
  ),
  ...Object.entries<PortalError>(portal).map(([code, { surface, followUp }]) => ({
    ...{ code, surface, followUp },
  })),
];

it('what comes after an error is possible where it shows', () => {
  const lost = shown.filter(
    ({ surface, followUp }) =>
      !Object.entries(possible).some(([at, ways]) => at === surface && ways.includes(followUp)),
  );
  expect(lost).toEqual([]);
});
