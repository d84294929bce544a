import { expect, it } from 'vitest';
import { shows } from '#shows';
import { createReporter } from './createReporter.ts';
import type { SentEvent } from './TelemetryEvent.ts';

function reporterAt(start: number) {
  const posts: (readonly SentEvent[])[] = [];
  let clock = start;
  const report = createReporter({
    pageRegion: 'GB',
    post: (events) => posts.push(events),
    now: () => clock++,
  });
  return { posts, report };
}

/** The end of the present turn of the event loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('sends what happens in one turn together, in order, and nothing twice', async () => {
  const { posts, report } = reporterAt(7);
  report({ name: 'page.view', page: 'register' });
  report({ name: 'sign_up.code_sent' });
  expect(posts).toEqual([]);
  await turn();
  report({ name: 'market_confirm.shown' });
  await turn();
  await turn();
  const site = { role_type: 'visitor', page_region: 'GB' };
  shows(['TRACK-006'], () => {
    expect(posts).toEqual([
      [
        { name: 'page.view', page: 'register', at: 7, ...site },
        { name: 'sign_up.code_sent', at: 8, ...site },
      ],
      [{ name: 'market_confirm.shown', at: 9, ...site }],
    ]);
  });
});

it('an event that is reported while others are sent goes with the next', async () => {
  const posts: (readonly SentEvent[])[] = [];
  const report = createReporter({
    pageRegion: 'GB',
    post: (events) => {
      posts.push(events);
      if (posts.length === 1) report({ name: 'market_confirm.cancelled' });
    },
  });
  report({ name: 'market_confirm.shown' });
  await turn();
  expect(posts.map((events) => events.map(({ name }) => name))).toEqual([
    ['market_confirm.shown'],
    ['market_confirm.cancelled'],
  ]);
});
