import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { mobileNumber } from '../../mobileNumber.ts';

export const logIn = defineCall({
  purpose: 'Logs in with an account and its password.',
  source: ['A§2', 'S-100'],
  service: 'passport',
  name: 'account.login',
  method: 'POST',
  path: assumed('S-100', '/account/login/'),
  request: assumed(
    'S-100',
    z.union([
      z.object({ email: z.string(), password: z.string() }),
      z.object({ mobile: mobileNumber, password: z.string() }),
    ]),
  ),
  response: z.object({
    user_id: z.string(),
    user_id_str: z.string(),
    redirect_url: z.nullish(z.string()),
  }),
  faultClass: 'commit',
});

export const logOut = defineCall({
  purpose: 'Ends the session.',
  source: ['A§4', 'S-103'],
  service: 'passport',
  name: 'logout',
  method: 'POST',
  path: assumed('S-103', '/logout/'),
  request: z.object({}),
  response: z.object({}),
  faultClass: 'logout',
});
