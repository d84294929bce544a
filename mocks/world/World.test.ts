import { describe, expect, test } from 'vitest';
import { CODE_LIFETIME_MS } from './Codes.ts';
import { TICKET_LIFETIME_MS } from './Tickets.ts';
import { World } from './World.ts';
import { Worlds } from './Worlds.ts';

const email = 'ana@example.com';

function worldWithClock(id = 'test') {
  let time = 1_000_000;
  const world = new World(id, () => time);
  return { world, pass: (ms: number) => (time += ms) };
}

describe('codes', () => {
  test('have the requested length and depend on the world’s id only', async () => {
    const codeOf = async (id: string) => (await new World(id).codes.send(email, 6)).code;
    expect(await codeOf('one')).toMatch(/^\d{6}$/);
    expect(await codeOf('one')).toBe(await codeOf('one'));
    expect(await codeOf('one')).not.toBe(await codeOf('two'));
  });

  test('are replaced by a newer one for the same contact', async () => {
    const { world } = worldWithClock();
    const first = await world.codes.send(email, 6);
    const second = await world.codes.send(email, 6);
    expect(world.codes.check(email, first.code)).toBe('wrong');
    expect(world.codes.check(' ANA@Example.com', second.code)).toBe('right');
    expect(world.codes.check('ben@example.com', second.code)).toBe('wrong');
  });

  test('expire after ten minutes', async () => {
    const { world, pass } = worldWithClock();
    const { code } = await world.codes.send(email, 6);
    pass(CODE_LIFETIME_MS - 1);
    expect(world.codes.check(email, code)).toBe('right');
    pass(1);
    expect(world.codes.check(email, code)).toBe('expired');
  });
});

describe('tickets', () => {
  test('can be redeemed once', async () => {
    const { world } = worldWithClock();
    const ticket = await world.tickets.issue('sign-up', email);
    expect(world.tickets.redeem('sign-up', ticket)).toBe(email);
    expect(world.tickets.redeem('sign-up', ticket)).toBeNull();
    expect(world.tickets.redeem('sign-up', 'ticket_unknown')).toBeNull();
  });

  test('have one purpose, and reading one does not use it up', async () => {
    const { world } = worldWithClock();
    const ticket = await world.tickets.issue('password', email);
    expect(world.tickets.redeem('sign-up', ticket)).toBeNull();
    expect(world.tickets.read('password', ticket)).toBe(email);
    expect(world.tickets.redeem('password', ticket)).toBe(email);
  });

  test('expire after fifteen minutes', async () => {
    const { world, pass } = worldWithClock();
    const tickets = [
      await world.tickets.issue('sign-up', email),
      await world.tickets.issue('sign-up', email),
    ] as const;
    pass(TICKET_LIFETIME_MS - 1);
    expect(world.tickets.redeem('sign-up', tickets[0])).toBe(email);
    pass(1);
    expect(world.tickets.redeem('sign-up', tickets[1])).toBeNull();
  });
});

test('an address has one account, in upper or lower case', async () => {
  const { world } = worldWithClock();
  await world.accounts.create({ email });
  expect(world.accounts.has('Ana@Example.com')).toBe(true);
  await expect(world.accounts.create({ email })).rejects.toThrow(/has an account already/);
});

test('the snapshot hides passwords', async () => {
  const { world } = worldWithClock();
  const request = { password: 'Secret1!' };
  world.calls.begin({ call: 'register', method: 'POST', path: '/', request }, 'default');
  expect(JSON.stringify(world.snapshot())).not.toContain('Secret1!');
});

test('the log drops its oldest calls, and ignores a late response to one of them', async () => {
  const { world } = worldWithClock();
  const begin = (call: string) =>
    world.calls.begin({ call, method: 'GET', path: '/', request: null }, 'default');
  const late = begin('late');
  for (let index = 0; index < 500; index += 1) begin('next');
  late({ status: 200, response: null });
  expect(world.calls.all).toHaveLength(500);
  expect(world.calls.all.every(({ call, status }) => call === 'next' && status === null)).toBe(
    true,
  );
});

test('a backend finds a world by its id and drops the one idle for longest', async () => {
  const worlds = new Worlds({ kept: 2 });
  const one = worlds.get('one');
  const two = worlds.get('two');
  expect(worlds.get('one')).toBe(one);
  worlds.get('three');
  expect(worlds.get('one')).toBe(one);
  expect(worlds.get('two')).not.toBe(two);
});
