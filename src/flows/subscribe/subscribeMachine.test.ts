import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { SubscribeEffect } from './SubscribeEffect.ts';
import type { SubscribeEvent } from './SubscribeEvent.ts';
import { subscribeMachine } from './subscribeMachine.ts';
import {
  drawerStart,
  formStart,
  isShown,
  type PageUse,
  type SubscribeState,
} from './SubscribeState.ts';
import { everyMove, failed, subscription, type SubscribeMove } from './support/everyMove.ts';

const free: PageUse = { dialog: false, form: false, offered: false };

const pressed = { type: 'BUTTON_PRESSED' } as const;
const dismissed = { type: 'DISMISSED' } as const;
const submitted = { type: 'SUBMITTED', subscription, at: 0 } as const;
const sent = { type: 'SENT', request: 1, elsewhere: false } as const;
const rejected = (fault: Partial<CallError>) =>
  ({ type: 'REJECTED', request: 1, error: failed(fault), at: 0 }) as const;
const timePassed = (use: Partial<PageUse> = {}) =>
  ({ type: 'TIME_PASSED', page: { ...free, ...use } }) as const;
const pageChanged = (use: Partial<PageUse> = {}) =>
  ({ type: 'PAGE_CHANGED', page: { ...free, ...use } }) as const;

/** The last transition after a series of events. */
const walk = (start: SubscribeState, ...events: readonly SubscribeEvent[]) =>
  events.reduce((last, event) => subscribeMachine(last.state, event), {
    state: start,
    effects: [],
  } as ReturnType<typeof subscribeMachine>); // no effects yet

const drawer = (...events: readonly SubscribeEvent[]) => walk(drawerStart, ...events);

const openedBy = (by: 'visitor' | 'timer'): readonly SubscribeEffect[] => [
  { type: 'KEEP_OFFERED' },
  { type: 'TRACK_OPENED', by },
];

describe('the drawer (SUB-002)', () => {
  it('opens on request and is closed', () => {
    const open = drawer(pressed);
    expect(open.state).toMatchObject({ by: 'visitor', activity: { name: 'open' } });
    expect(open.effects).toEqual(openedBy('visitor'));
    const closed = drawer(pressed, dismissed);
    expect(closed.state.activity).toEqual({ name: 'closed', thanked: false });
    expect(closed.effects).toEqual([]); // a modal returns the focus itself
  });

  it('is not closed while a request runs (E-30)', () => {
    expect(drawer(pressed, submitted, dismissed).state.activity.name).toBe('sending');
  });

  it('opens with an empty form after it has thanked', () => {
    const closed = drawer(pressed, submitted, sent, dismissed);
    expect(closed.state.activity).toEqual({ name: 'closed', thanked: true });
    expect(subscribeMachine(closed.state, pressed).state.activity).toEqual({ name: 'open' });
  });
});

describe('the automatic opening (SUB-001, S-145)', () => {
  it('opens an unused page’s drawer once its time has come, without the focus (E-16)', () => {
    const open = drawer(timePassed());
    expect(open.state).toMatchObject({ by: 'timer', activity: { name: 'open' } });
    expect(open.effects).toEqual(openedBy('timer'));
  });

  it.each([
    ['a dialog is open', { dialog: true }],
    ['a form is in use', { form: true }],
    ['both are', { dialog: true, form: true }],
  ])('waits while %s (E-16)', (_, use) => {
    expect(drawer(timePassed(use)).state).toMatchObject({
      ...{ automatic: 'waiting', activity: { name: 'closed' } },
    });
    expect(drawer(timePassed(use), pageChanged(use)).effects).toEqual([]);
    expect(drawer(timePassed(use), pageChanged()).effects).toEqual(openedBy('timer'));
  });

  it('does not open before its time', () => {
    expect(drawer(pageChanged()).state).toBe(drawerStart);
  });

  it('is over once the drawer was opened, however it was', () => {
    for (const opening of [pressed, timePassed()])
      for (const event of [timePassed(), pageChanged()])
        expect(drawer(opening, dismissed, event).effects).toEqual([]);
    expect(drawer(timePassed({ form: true }), pressed, dismissed, pageChanged()).effects).toEqual(
      [],
    );
  });

  it('is over where it was offered before in this load of the page', () => {
    for (const use of [{ offered: true }, { offered: true, form: true }]) {
      const { state, effects } = drawer(timePassed(use));
      expect(state).toMatchObject({ automatic: 'over', activity: { name: 'closed' } });
      expect(effects).toEqual([]);
    }
    expect(drawer(timePassed({ form: true }), pageChanged({ offered: true })).state.automatic).toBe(
      'over',
    );
  });

  it('makes way once another form is in use, and leaves the focus there (E-16)', () => {
    for (const events of [[], [submitted, sent]]) {
      const closed = drawer(timePassed(), ...events, pageChanged({ form: true }));
      expect(closed.state.activity.name).toBe('closed');
      expect(closed.effects).toEqual([]);
    }
    for (const event of [pageChanged(), pageChanged({ dialog: true })])
      expect(drawer(timePassed(), event).state.activity.name).toBe('open');
    expect(drawer(pressed, pageChanged({ form: true })).state.activity.name).toBe('open');
  });

  it('makes way while it sends, and tells nobody but the reports that it has (E-16)', () => {
    const away = [timePassed(), submitted, pageChanged({ form: true })];
    expect(isShown(drawer(...away).state)).toBe(false);
    const thanked = drawer(...away, { ...sent, elsewhere: true });
    expect(thanked.state.activity).toEqual({ name: 'closed', thanked: true });
    expect(thanked.effects).toContainEqual({ type: 'TRACK_SENT' });
    expect(thanked.effects).not.toContainEqual({ type: 'FOCUS', target: 'thanks' });
    expect(drawer(...away, rejected({ code: 5 })).state.activity.name).toBe('closed');
    const back = drawer(...away, pressed);
    expect(back.state).toMatchObject({ by: 'visitor', activity: { name: 'sending', away: false } });
    expect(drawer(pressed, submitted, pageChanged({ form: true })).state.activity).toMatchObject({
      away: false,
    });
  });

  it('leaves the focus to the button once the visitor closes it', () => {
    expect(drawer(timePassed(), dismissed).effects).toEqual([{ type: 'FOCUS', target: 'button' }]);
  });

  it('is no matter of the form in the page', () => {
    for (const event of [timePassed(), pageChanged(), pageChanged({ form: true }), dismissed])
      expect(walk(formStart, event).state).toBe(formStart);
  });
});

describe.each([
  ['in the page', formStart],
  ['in the drawer', drawer(pressed).state],
] as const)('a subscription %s (SUB-003)', (_, start) => {
  const form = (...events: readonly SubscribeEvent[]) => walk(start, ...events);

  it('is sent once, and thanked for', () => {
    expect(form(submitted).effects).toEqual([{ type: 'SEND_LEAD', request: 1, subscription }]);
    expect(form(submitted, submitted).effects).toEqual([]);
    const thanked = form(submitted, sent);
    expect(thanked.state.activity).toEqual({ name: 'thanked' });
    expect(thanked.effects).toEqual([
      { type: 'TRACK_SENT' },
      { type: 'KEEP_OFFERED' },
      { type: 'CLEAR_FORM' },
      { type: 'FOCUS', target: 'thanks' },
    ]);
  });

  it('thanks without the focus whoever types in another form by then (E-24)', () => {
    const { state, effects } = form(submitted, { ...sent, elsewhere: true });
    expect(state.activity).toEqual({ name: 'thanked' });
    expect(effects).toEqual([
      { type: 'TRACK_SENT' },
      { type: 'KEEP_OFFERED' },
      { type: 'CLEAR_FORM' },
    ]);
  });

  it.each([
    ['a refusal', { code: 5 }, 'landing_page_form_submission_failure'],
    [
      'a refusal in the server’s words',
      { code: 5, description: 'No' },
      'landing_page_form_submission_failure',
    ],
    ['no answer', { failure: 'timeout' }, 'landing_page_form_submission_failure'],
    ['offline (E-17)', { failure: 'offline' }, 'offline'],
  ] as const)('shows %s in a toast and keeps the form', (_what, fault, key) => {
    covers(['LEAD-020'], () => {
      const { state, effects } = form(submitted, rejected(fault));
      expect(state.activity).toEqual({ name: 'open' });
      expect(effects).toEqual([
        { type: 'TRACK_REJECTED', code: 'code' in fault ? 5 : null },
        { type: 'TOAST_ERROR', notice: { from: 'portal', key } },
      ]);
      expect(form(submitted, rejected(fault), submitted).effects).toMatchObject([{ request: 2 }]);
    });
  });

  it('waits as long as the server asks for (E-19)', () => {
    const throttled = [submitted, rejected({ failure: 'throttled', retryAfter: 90 })];
    expect(form(...throttled).effects).toContainEqual({
      type: 'TOAST_ERROR',
      notice: { from: 'portal', key: 'throttled', values: { count: 90 } },
    });
    expect(form(...throttled, { ...submitted, at: 89_999 }).effects).toEqual([]);
    expect(form(...throttled, { ...submitted, at: 90_000 }).effects).toHaveLength(1);
  });
});

const pendingOf = ({ activity }: SubscribeState): number | null =>
  activity.name === 'sending' ? activity.request : null;

const laws: Readonly<Record<string, (move: SubscribeMove) => boolean>> = {
  'a late answer changes nothing': ({ before, event, after }) =>
    !('request' in event) || event.request === pendingOf(before) || after === before,
  'one request is pending at a time': ({ before, effects }) =>
    effects.every(({ type }) => type !== 'SEND_LEAD') || pendingOf(before) === null,
  'by itself it opens only a page that is not in use, and only once': ({ before, event, after }) =>
    isShown(before) ||
    !isShown(after) ||
    after.by === 'visitor' ||
    ('page' in event &&
      Object.values(event.page).every((used) => !used) &&
      before.automatic !== 'over' &&
      after.automatic === 'over'),
  'what the page does never moves the focus': ({ event, effects }) =>
    !('page' in event) || effects.every(({ type }) => type !== 'FOCUS'),
  'the form in the page is always open': ({ before, after }) =>
    before.by !== 'page' || (after.by === 'page' && isShown(after)),
};

const moves = [...everyMove()];

it.each(Object.entries(laws))('in every state, %s', (_, holds) => {
  expect(moves.length).toBeGreaterThan(100);
  expect(moves.filter((move) => !holds(move))).toEqual([]);
});
