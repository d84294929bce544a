import type { NotedContract } from '../src/api/Contract.ts';
import * as assets from '../src/api/contracts/assets.ts';
import * as monitor from '../src/api/contracts/monitor.ts';
import * as oauth from '../src/api/contracts/oauth.ts';
import * as bind from '../src/api/contracts/passport/bind.ts';
import * as callback from '../src/api/contracts/passport/callback.ts';
import * as codeChecks from '../src/api/contracts/passport/codeChecks.ts';
import * as codes from '../src/api/contracts/passport/codes.ts';
import * as password from '../src/api/contracts/passport/password.ts';
import * as register from '../src/api/contracts/passport/register.ts';
import * as signUpCodeChecks from '../src/api/contracts/passport/signUpCodeChecks.ts';
import * as passportSession from '../src/api/contracts/passport/session.ts';
import * as configCentre from '../src/api/contracts/product/configCentre.ts';
import * as content from '../src/api/contracts/product/content.ts';
import * as createSeller from '../src/api/contracts/product/createSeller.ts';
import * as fastOnboarding from '../src/api/contracts/product/fastOnboarding.ts';
import * as growth from '../src/api/contracts/product/growth.ts';
import * as lead from '../src/api/contracts/product/lead.ts';
import * as networkCheck from '../src/api/contracts/product/networkCheck.ts';
import * as onboarding from '../src/api/contracts/product/onboarding.ts';
import * as onboardV2 from '../src/api/contracts/product/onboardV2.ts';
import * as openShopV2 from '../src/api/contracts/product/openShopV2.ts';
import * as preload from '../src/api/contracts/product/preload.ts';
import * as reports from '../src/api/contracts/product/reports.ts';
import * as sandbox from '../src/api/contracts/product/sandbox.ts';
import * as seller from '../src/api/contracts/product/seller.ts';
import * as session from '../src/api/contracts/product/session.ts';
import * as usSeller from '../src/api/contracts/product/usSeller.ts';

const services = [
  ...[
    codes,
    signUpCodeChecks,
    codeChecks,
    register,
    bind,
    password,
    passportSession,
    callback,
    oauth,
  ],
  ...[networkCheck, session, configCentre, reports, content, growth, lead, createSeller],
  ...[fastOnboarding, preload, seller, onboarding, onboardV2, openShopV2, sandbox, usSeller],
  ...[assets, monitor],
];

const isContract = (value: unknown): value is NotedContract =>
  typeof value === 'object' && value !== null && 'faultClass' in value;

/** Every call of the catalogue. Scenarios and the answer to an unknown call are made from this list. */
export const contracts: readonly NotedContract[] = services
  .flatMap((service) => Object.values<unknown>({ ...service }))
  .filter(isContract);
