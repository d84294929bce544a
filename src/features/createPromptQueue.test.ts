import { expect, it, vi } from 'vitest';
import { createPromptQueue } from './createPromptQueue.ts';

const decision = {
  contact: 'a***@example.com',
  contact_type: 'email',
  ticket: 'contact ticket',
} as const;

it('keeps a question until it is answered, and notifies listeners of both', async () => {
  const queue = createPromptQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  const result = queue.ask(decision, undefined);
  expect(queue.read()?.contact).toBe(decision);
  queue.read()?.answer('passport ticket');
  await expect(result).resolves.toBe('passport ticket');
  expect(queue.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('rejects a second question while one is open (S-114)', async () => {
  const queue = createPromptQueue();
  const first = queue.ask(decision, undefined);
  const open = queue.read();
  await expect(queue.ask({ ...decision, ticket: 'other' }, undefined)).rejects.toThrow('is open');
  expect(queue.read()).toBe(open);
  open?.answer(null);
  await expect(first).resolves.toBeNull();
});

it('closes the question of an aborted request', async () => {
  const queue = createPromptQueue();
  const request = new AbortController();
  const result = queue.ask(decision, request.signal);
  request.abort();
  await expect(result).resolves.toBeNull();
  expect(queue.read()).toBeNull();
  await expect(queue.ask(decision, request.signal)).resolves.toBeNull();
});

it('fails the request whose question cannot be shown, and is free again', async () => {
  const queue = createPromptQueue();
  const result = queue.ask(decision, undefined);
  queue.read()?.fail();
  await expect(result).rejects.toThrow('did not load');
  expect(queue.read()).toBeNull();
});

it('ignores a late answer to an old question', async () => {
  const queue = createPromptQueue();
  void queue.ask(decision, undefined);
  const old = queue.read();
  old?.answer('first');
  void queue.ask(decision, undefined);
  old?.answer('again');
  expect(queue.read()).not.toBeNull();
});
