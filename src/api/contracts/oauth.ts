import * as z from 'zod/mini';
import { assumed } from '../../domain/assumed.ts';
import { defineCall } from '../Contract.ts';

const authorize = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string(),
  scope: z.string(),
  state: z.string(),
  nonce: z.optional(z.string()),
  region_check: z.optional(z.literal('1')),
});

/** The browser navigates there; the result arrives as parameters of the callback address. */
const redirect = z.object({});

export const authorizeShortVideo = defineCall({
  purpose: 'Redirects the user to the short-video platform to sign in.',
  source: ['A§4', 'A§7', 'B§7', 'S-095', 'S-096'],
  service: 'oauth',
  name: 'short_video.authorize',
  method: 'GET',
  path: assumed('S-095', '/short_video/auth'),
  request: assumed('S-095', authorize),
  response: redirect,
  faultClass: 'callback',
});

export const authorizeSocial = defineCall({
  purpose: 'Redirects the user to the social sign-in provider.',
  source: ['A§4', 'A§7', 'B§7', 'S-095', 'S-096'],
  service: 'oauth',
  name: 'social.authorize',
  method: 'GET',
  path: assumed('S-095', '/social/auth'),
  request: assumed('S-095', authorize),
  response: redirect,
  faultClass: 'callback',
});

export const authorizePartner = defineCall({
  purpose: 'Redirects the user to the partner marketplace to sign in.',
  source: ['A§2', 'A§4', 'S-095'],
  service: 'oauth',
  name: 'partner.authorize',
  method: 'GET',
  path: assumed('S-095', '/partner/auth'),
  request: assumed('S-095', authorize),
  response: redirect,
  faultClass: 'callback',
});
