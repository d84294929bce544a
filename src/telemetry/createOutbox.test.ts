import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATCH_CHARACTERS, createOutbox, KEPT, type Outbox } from './createOutbox.ts';

/** The end of the present turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const eventsIn = (body: string) =>
  (JSON.parse(body) as { events: readonly (number | string)[] }).events; // what the outbox wrote

/** A server and a browser that do as they are told. */
function createWire({ outlivesPage = true, takesBeacons = true } = {}) {
  const sent: string[] = [];
  const beacons: string[] = [];
  const answers: ((arrived: boolean | Error) => void)[] = [];
  const outbox: Outbox = createOutbox({
    outlivesPage,
    send(body) {
      sent.push(body);
      return new Promise((resolve, reject) => {
        answers.push((arrived) => (arrived instanceof Error ? reject(arrived) : resolve(arrived)));
      });
    },
    beacon(body) {
      if (takesBeacons) beacons.push(body);
      return takesBeacons;
    },
  });
  return {
    outbox,
    sent: () => sent.map(eventsIn),
    beacons: () => beacons.map(eventsIn),
    async answer(arrived: boolean | Error) {
      answers.shift()?.(arrived);
      await turn();
    },
    async add(...events: readonly number[]) {
      for (const event of events) outbox.add(String(event));
      await turn();
    },
  };
}

describe('while the page stays', () => {
  it('what happens in one turn goes together, and nothing twice', async () => {
    const wire = createWire();
    await wire.add(1, 2);
    await wire.add(3);
    await wire.answer(true);
    await wire.answer(true);
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1, 2], [3]]);
  });

  it.each([false, new TypeError('Failed to fetch')])(
    'a batch that fails (%s) goes with the next event, in order',
    async (failure) => {
      const wire = createWire();
      await wire.add(1);
      await wire.answer(failure);
      expect(wire.sent()).toEqual([[1]]);
      await wire.add(2);
      expect(wire.sent()).toEqual([[1], [1, 2]]);
    },
  );

  it('a batch that fails goes when the network is back', async () => {
    const wire = createWire();
    await wire.add(1);
    await wire.answer(new TypeError('Failed to fetch'));
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
    await wire.answer(true);
    wire.outbox.flush();
    expect(wire.sent()).toHaveLength(2);
  });

  it('keeps the newest where the server is away for long', async () => {
    const wire = createWire();
    await wire.add(0);
    await wire.answer(false);
    await wire.add(...Array.from({ length: KEPT }, (_, index) => index + 1));
    expect(wire.sent()[1]?.[0]).toBe(1);
    expect(wire.sent()[1]).toHaveLength(KEPT);
  });

  it('what failed goes again when something else arrived', async () => {
    const wire = createWire();
    await wire.add(1);
    await wire.add(2);
    await wire.answer(false);
    await wire.answer(true);
    expect(wire.sent()).toEqual([[1], [2], [1]]);
  });

  it('what is too much for one time waits for its turn', async () => {
    const wire = createWire();
    const large = JSON.stringify('x'.repeat(BATCH_CHARACTERS / 2));
    for (const event of [large, large, '1']) wire.outbox.add(event);
    await turn();
    wire.outbox.flush();
    expect(wire.sent()).toHaveLength(1);
    await wire.answer(true);
    expect(wire.sent().map(({ length }) => length)).toEqual([1, 2]);
  });

  it('a transport that throws is a failure like any other', async () => {
    const outbox = createOutbox({
      outlivesPage: true,
      send() {
        throw new TypeError('fetch is not a function');
      },
      beacon: () => false,
    });
    outbox.add('1');
    await turn();
    expect(() => outbox.leave()).not.toThrow();
  });
});

describe('when the page is left', () => {
  it('what waits goes by beacon, what travels is left to travel', async () => {
    const wire = createWire();
    await wire.add(1);
    wire.outbox.add('2');
    wire.outbox.leave();
    expect(wire.beacons()).toEqual([[2]]);
    await wire.answer(new TypeError('The page is gone, the request is not'));
    wire.outbox.hide();
    expect(wire.beacons()).toEqual([[2]]);
    expect(wire.sent()).toEqual([[1]]);
  });

  it('what travels goes by beacon too where requests end with their page', async () => {
    const wire = createWire({ outlivesPage: false });
    await wire.add(1);
    wire.outbox.add('2');
    wire.outbox.leave();
    expect(wire.beacons()).toEqual([[1, 2]]);
    await wire.answer(new TypeError('cancelled'));
    await wire.add(3);
    expect(wire.sent()).toEqual([[1], [3]]);
  });

  it('a page that is only hidden still minds what travels', async () => {
    const wire = createWire();
    await wire.add(1);
    wire.outbox.hide();
    await wire.answer(new TypeError('Failed to fetch'));
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
  });

  it('a beacon that the browser refuses waits for a page that comes back', async () => {
    const wire = createWire({ takesBeacons: false });
    await wire.add(1);
    await wire.answer(false);
    wire.outbox.leave();
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
  });

  it('leaving twice tells nothing twice', async () => {
    const wire = createWire();
    wire.outbox.add('1');
    wire.outbox.leave();
    wire.outbox.leave();
    await turn();
    expect(wire.beacons()).toEqual([[1]]);
    expect(wire.sent()).toEqual([]);
  });
});

it('whatever happens in whatever order, each event arrives once', async () => {
  const step = fc.constantFrom('add', 'arrive', 'fail', 'flush', 'hide');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const arrived: (number | string)[] = [];
      const answers: ((taken: boolean) => void)[] = [];
      let count = 0;
      const outbox = createOutbox({
        outlivesPage: true,
        send: (body) =>
          new Promise((resolve) => {
            answers.push((taken) => {
              if (taken) arrived.push(...eventsIn(body));
              resolve(taken);
            });
          }),
        beacon: (body) => arrived.push(...eventsIn(body)) > 0,
      });
      for (const one of [...steps, ...steps.map(() => 'arrive'), 'leave', 'arrive']) {
        if (one === 'add') outbox.add(String((count += 1)));
        if (one === 'arrive' || one === 'fail') answers.shift()?.(one === 'arrive');
        if (one === 'flush') outbox.flush();
        if (one === 'hide') outbox.hide();
        if (one === 'leave') outbox.leave();
        await turn();
      }
      expect(arrived.toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }),
    { numRuns: 60 },
  );
});
