import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

const reset = z.object({ password: z.string(), ticket: assumed('S-101', z.string()) });

export const resetByEmailTicket = defineCall({
  purpose: 'Sets a new password with the ticket of a checked e-mail code.',
  source: ['A§7', 'B§7', 'S-101'],
  service: 'passport',
  name: 'password.reset_by_email_ticket',
  method: 'POST',
  path: '/password/reset_by_email_ticket/',
  request: reset,
  response: z.object({}),
  faultClass: 'commit',
  keepsSession: true,
});

export const resetByTicket = defineCall({
  purpose: 'Sets a new password with the ticket of a checked phone code.',
  source: ['A§7', 'B§7', 'S-101'],
  service: 'passport',
  name: 'password.reset_by_ticket',
  method: 'POST',
  path: '/password/reset_by_ticket/',
  request: reset,
  response: z.object({}),
  faultClass: 'commit',
  keepsSession: true,
});
