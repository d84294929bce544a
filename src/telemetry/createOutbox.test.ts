import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BATCH_CHARACTERS, createOutbox, KEPT, type Outbox } from './createOutbox.ts';

/** Waits for the end of the current turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const eventsIn = (body: string) =>
  (JSON.parse(body) as { events: readonly (number | string)[] }).events; // what the outbox wrote

/** A controllable server and browser. */
function createWire({ outlivesPage = true, takesBeacons = true } = {}) {
  const sent: string[] = [];
  const beacons: string[] = [];
  const pending: ((arrived: boolean | Error) => void)[] = [];
  const outbox: Outbox = createOutbox({
    outlivesPage,
    send(body) {
      sent.push(body);
      return new Promise((resolve, reject) => {
        pending.push((arrived) => (arrived instanceof Error ? reject(arrived) : resolve(arrived)));
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
    async settle(arrived: boolean | Error) {
      pending.shift()?.(arrived);
      await turn();
    },
    async add(...events: readonly number[]) {
      for (const event of events) outbox.add(String(event));
      await turn();
    },
  };
}

describe('while the page stays', () => {
  it('sends the events of one turn together, and each once', async () => {
    const wire = createWire();
    await wire.add(1, 2);
    await wire.settle(true);
    await wire.add(3);
    await wire.settle(true);
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1, 2], [3]]);
  });

  it('has one request under way, and sends what came meanwhile after it', async () => {
    const wire = createWire();
    await wire.add(1);
    await wire.add(2);
    await wire.add(3);
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1]]);
    await wire.settle(true);
    expect(wire.sent()).toEqual([[1], [2, 3]]);
  });

  it.each([false, new TypeError('Failed to fetch')])(
    'sends a failed batch (%s) with the next event, in order',
    async (failure) => {
      const wire = createWire();
      await wire.add(1);
      await wire.settle(failure);
      expect(wire.sent()).toEqual([[1]]);
      await wire.add(2);
      expect(wire.sent()).toEqual([[1], [1, 2]]);
    },
  );

  it('sends a failed batch when the network is back', async () => {
    const wire = createWire();
    await wire.add(1);
    await wire.settle(new TypeError('Failed to fetch'));
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
    await wire.settle(true);
    wire.outbox.flush();
    expect(wire.sent()).toHaveLength(2);
  });

  it('keeps the newest events while the server is unavailable', async () => {
    const wire = createWire();
    await wire.add(0);
    await wire.settle(false);
    await wire.add(...Array.from({ length: KEPT }, (_, index) => index + 1));
    expect(wire.sent()[1]?.[0]).toBe(1);
    expect(wire.sent()[1]).toHaveLength(KEPT);
  });

  it('keeps events that exceed one batch for the next', async () => {
    const wire = createWire();
    const large = JSON.stringify('x'.repeat(BATCH_CHARACTERS / 2));
    for (const event of [large, large, '1']) wire.outbox.add(event);
    await turn();
    wire.outbox.flush();
    expect(wire.sent()).toHaveLength(1);
    await wire.settle(true);
    expect(wire.sent().map(({ length }) => length)).toEqual([1, 2]);
  });

  it('treats a transport that throws as a failure', async () => {
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
  it('sends queued events by beacon, and does not repeat those in flight', async () => {
    const wire = createWire();
    await wire.add(1);
    wire.outbox.add('2');
    wire.outbox.leave();
    expect(wire.beacons()).toEqual([[2]]);
    await wire.settle(new TypeError('The page was left'));
    wire.outbox.hide();
    expect(wire.beacons()).toEqual([[2]]);
    expect(wire.sent()).toEqual([[1]]);
  });

  it('sends events in flight by beacon too if requests end with the page', async () => {
    const wire = createWire({ outlivesPage: false });
    await wire.add(1);
    wire.outbox.add('2');
    wire.outbox.leave();
    expect(wire.beacons()).toEqual([[1, 2]]);
    await wire.settle(new TypeError('cancelled'));
    await wire.add(3);
    expect(wire.sent()).toEqual([[1], [3]]);
  });

  it('a hidden page still handles failures of events in flight', async () => {
    const wire = createWire();
    await wire.add(1);
    wire.outbox.hide();
    await wire.settle(new TypeError('Failed to fetch'));
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
  });

  it('a page hidden again and again sends one beacon until the server answers', async () => {
    const wire = createWire();
    await wire.add(1);
    for (const event of [2, 3, 4]) {
      wire.outbox.add(String(event));
      wire.outbox.hide();
    }
    expect(wire.beacons()).toEqual([[2]]);
    await wire.settle(true);
    expect(wire.sent()).toEqual([[1], [3, 4]]);
    wire.outbox.add('5');
    wire.outbox.hide();
    expect(wire.beacons()).toEqual([[2], [5]]);
  });

  it('keeps events that the browser does not accept as beacon', async () => {
    const wire = createWire({ takesBeacons: false });
    await wire.add(1);
    await wire.settle(false);
    wire.outbox.leave();
    wire.outbox.flush();
    expect(wire.sent()).toEqual([[1], [1]]);
  });

  it('leaving twice sends each event once', async () => {
    const wire = createWire();
    wire.outbox.add('1');
    wire.outbox.leave();
    wire.outbox.leave();
    await turn();
    expect(wire.beacons()).toEqual([[1]]);
    expect(wire.sent()).toEqual([]);
  });
});

it('each event arrives once in any order of events', async () => {
  const step = fc.constantFrom('add', 'arrive', 'fail', 'flush', 'hide');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const arrived: (number | string)[] = [];
      const pending: ((taken: boolean) => void)[] = [];
      let count = 0;
      const outbox = createOutbox({
        outlivesPage: true,
        send: (body) =>
          new Promise((resolve) => {
            pending.push((taken) => {
              if (taken) arrived.push(...eventsIn(body));
              resolve(taken);
            });
          }),
        beacon: (body) => arrived.push(...eventsIn(body)) > 0,
      });
      for (const one of [...steps, ...steps.map(() => 'arrive'), 'leave', 'arrive']) {
        if (one === 'add') outbox.add(String((count += 1)));
        if (one === 'arrive' || one === 'fail') pending.shift()?.(one === 'arrive');
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

it.each(['hide', 'leave'] as const)('%s sends events that were held elsewhere', (way) => {
  const beacon = vi.fn<(body: string) => boolean>(() => true);
  const outbox = createOutbox({ send: () => Promise.resolve(true), beacon, outlivesPage: true });
  outbox.beforeLeave(() => outbox.add('1'));
  outbox[way]();
  expect(beacon).toHaveBeenCalledExactlyOnceWith('{"events":[1]}');
});
