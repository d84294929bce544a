import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { contracts } from '../contracts.ts';
import { callAt } from './callAt.ts';
import { words } from './words.ts';

const accountPaths = words(`
  /register/ /activate_email/register/ /email/register_verify_login/ /sms_login_with_bind/
  /email_login_with_bind/ /email/send_code/ /mobile/send_code/ /email/register/code_verify/
  /mobile/register/code_verify/ /email/register/ticket_register/ /email/check_code/
  /mobile/check_code/ /password/reset_by_email_ticket/ /password/reset_by_ticket/
  /oauth_login_with_email_bind/ /oauth_login_with_mobile_bind/`);

describe('the account service', () => {
  it.each(accountPaths)('posts JSON to %s', (path) => {
    covers(['API-001'], () => {
      const { encoding } = callAt('passport', 'POST', path);
      expect(encoding).toBeUndefined();
    });
  });

  it('declares every path without a prefix, since each client adds its own', () => {
    const prefixed = contracts.filter(
      ({ service, path }) => service === 'passport' && !/^\/(?!passport\/).*\/$/.test(path),
    );
    expect(prefixed).toEqual([]);
  });

  it.each(['/account/login/', '/logout/', '/oidc/callback/'])(
    'has a replaceable path %s for a call whose path is not shown',
    (path) => {
      expect(callAt('passport', 'POST', path).path).toBe(path);
    },
  );
});
