import { expect, it, vi } from 'vitest';
import { createIdentityDesk } from './createIdentityDesk.ts';

const decision = {
  type: 'identity_verification',
  contact: 'a***@example.com',
  contact_type: 'email',
  ticket: 'contact ticket',
} as const;

it('a question stands until it is answered; the listeners hear both', async () => {
  const desk = createIdentityDesk();
  const listener = vi.fn();
  desk.subscribe(listener);
  const asked = desk.ask(decision, undefined);
  expect(desk.read()?.decision).toBe(decision);
  desk.read()?.answer('passport ticket');
  await expect(asked).resolves.toBe('passport ticket');
  expect(desk.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a second question is not asked while one is open (S-114)', async () => {
  const desk = createIdentityDesk();
  const first = desk.ask(decision, undefined);
  const open = desk.read();
  await expect(desk.ask({ ...decision, ticket: 'other' }, undefined)).rejects.toThrow('is open');
  expect(desk.read()).toBe(open);
  open?.answer(null);
  await expect(first).resolves.toBeNull();
});

it('a request that is given up takes its question with it', async () => {
  const desk = createIdentityDesk();
  const request = new AbortController();
  const asked = desk.ask(decision, request.signal);
  request.abort();
  await expect(asked).resolves.toBeNull();
  expect(desk.read()).toBeNull();
  await expect(desk.ask(decision, request.signal)).resolves.toBeNull();
});

it('a late answer to an old question leaves the new one open', async () => {
  const desk = createIdentityDesk();
  void desk.ask(decision, undefined);
  const old = desk.read();
  old?.answer('first');
  void desk.ask(decision, undefined);
  old?.answer('again');
  expect(desk.read()).not.toBeNull();
});
