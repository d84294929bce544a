import { expect, it } from 'vitest';
import { covers } from '#covers';
import { errorCatalogue } from './errorCatalogue.ts';

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
