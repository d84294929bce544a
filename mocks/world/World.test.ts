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
  test('have the length asked for and follow from the world’s id', () => {
    const codeOf = (id: string) => new World(id).codes.send(email, 6).code;
    expect(codeOf('one')).toMatch(/^\d{6}$/);
    expect(codeOf('one')).toBe(codeOf('one'));
    expect(codeOf('one')).not.toBe(codeOf('two'));
  });

  test('of one contact only the newest is right', () => {
    const { world } = worldWithClock();
    const first = world.codes.send(email, 6);
    const second = world.codes.send(email, 6);
    expect(world.codes.check(email, first.code)).toBe('wrong');
    expect(world.codes.check(' ANA@Example.com', second.code)).toBe('right');
    expect(world.codes.check('ben@example.com', second.code)).toBe('wrong');
  });

  test('expire after ten minutes', () => {
    const { world, pass } = worldWithClock();
    const { code } = world.codes.send(email, 6);
    pass(CODE_LIFETIME_MS - 1);
    expect(world.codes.check(email, code)).toBe('right');
    pass(1);
    expect(world.codes.check(email, code)).toBe('expired');
  });
});

describe('tickets', () => {
  test('are good once', () => {
    const { world } = worldWithClock();
    const ticket = world.tickets.issue(email);
    expect(world.tickets.redeem(ticket)).toBe(email);
    expect(world.tickets.redeem(ticket)).toBeNull();
    expect(world.tickets.redeem('ticket_unknown')).toBeNull();
  });

  test('expire after fifteen minutes', () => {
    const { world, pass } = worldWithClock();
    const tickets = [world.tickets.issue(email), world.tickets.issue(email)] as const;
    pass(TICKET_LIFETIME_MS - 1);
    expect(world.tickets.redeem(tickets[0])).toBe(email);
    pass(1);
    expect(world.tickets.redeem(tickets[1])).toBeNull();
  });
});

test('an address has one account, whatever its case', () => {
  const { world } = worldWithClock();
  world.accounts.create(email);
  expect(world.accounts.has('Ana@Example.com')).toBe(true);
  expect(() => world.accounts.create(email)).toThrow(/has an account already/);
});

test('the snapshot hides passwords', () => {
  const { world } = worldWithClock();
  const note = world.calls.begin({ call: 'register', method: 'POST', path: '/' }, 'default');
  note({ request: { password: 'Secret1!' } });
  expect(JSON.stringify(world.snapshot())).not.toContain('Secret1!');
});

test('the log forgets its oldest calls, and a late answer to one of them', () => {
  const { world } = worldWithClock();
  const late = world.calls.begin({ call: 'late', method: 'GET', path: '/' }, 'default');
  for (let index = 0; index < 500; index += 1)
    world.calls.begin({ call: 'next', method: 'GET', path: '/' }, 'default');
  late({ status: 200 });
  expect(world.calls.all).toHaveLength(500);
  expect(world.calls.all.every(({ call, status }) => call === 'next' && status === null)).toBe(
    true,
  );
});

test('a backend remembers the same world by id and forgets the longest idle', () => {
  const worlds = new Worlds({ kept: 2 });
  const one = worlds.get('one');
  const two = worlds.get('two');
  expect(worlds.get('one')).toBe(one);
  worlds.get('three');
  expect(worlds.get('one')).toBe(one);
  expect(worlds.get('two')).not.toBe(two);
});
