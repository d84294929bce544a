import { describe, expect, it } from 'vitest';
import type { SavedData } from '../../domain/partner/SavedData.ts';
import { partnerMachine } from './partnerMachine.ts';
import type { PartnerDialog } from './PartnerState.ts';
import { callbacks, saved } from './support/everyMove.ts';
import { formWith, on, to, walk, type Case, type Idle } from './support/walk.ts';

const search = '?channel=spring';
const restore = { type: 'RESTORE_QUERY', search } as const;
const left = { step: 'left', type: 'register', lastRequest: 0 } as const;
const failed = { step: 'failed', type: 'register', lastRequest: 0 } as const;
const byEmail: SavedData = {
  ...{ ...saved, censoredMobile: null, mobileTicket: null },
  ...{ censoredEmail: 'a***@shop.example', emailTicket: 'E' },
};
const nothing: SavedData = { ...byEmail, censoredEmail: null, emailTicket: null };
const unnamed: SavedData = { ...saved, censoredMobile: null };
const taken: PartnerDialog = {
  ...{ name: 'registered', kind: 'phone', failure: null, cooldown: null },
};
const noContact = [on.arrived, on.rejected('finish', 1, { code: 4026 })] as const;
const notice = [on.arrived, on.rejected('finish', 1, { code: 2097 })] as const;
const linking = [...noContact, on.linkingChosen] as const;

const callbacksRead: readonly Case[] = [
  [
    'opens the page for the contact where there is a profile',
    [{ type: 'ARRIVED', callback: callbacks.profile }],
    { ...left, type: 'login' },
    [{ type: 'COMPLETE_PROFILE', profileKey: 'P', search }],
  ],
  [
    'leads back to where the sign-in began, with its query, where the seller cancelled',
    [{ type: 'ARRIVED', callback: callbacks.cancelled }],
    left,
    [
      { type: 'TRACK_FAILED', failure: 'cancelled' },
      { type: 'TOAST_REFUSED', failure: 'cancelled' },
      { type: 'GO_TO', page: 'register', search },
    ],
  ],
  [
    'fails with the query that the sign-in began with where it cannot be verified',
    [{ type: 'ARRIVED', callback: callbacks.unverified }],
    { ...failed, failure: 'unverified' },
    [restore, { type: 'TRACK_FAILED', failure: 'unverified' }],
  ],
  [
    'fails with the query of the page where nobody knows how it began',
    [
      {
        type: 'ARRIVED',
        callback: { kind: 'refused', reason: 'unverified', type: null, search: '' },
      },
    ],
    { ...failed, failure: 'unverified' },
    [{ type: 'TRACK_FAILED', failure: 'unverified' }],
  ],
  [
    'is not exchanged again when the page is restored',
    [on.arrived, on.restored],
    { ...left, lastRequest: 1 },
    [{ type: 'GO_TO', page: 'login' }],
  ],
];

const forms = (
  [
    ['the phone, which is saved', saved, 'phone', true],
    ['the e-mail address where only that is saved', byEmail, 'email', true],
    ['the phone where both are saved', { ...byEmail, ...saved, emailTicket: 'E' }, 'phone', true],
    ['the phone where neither is saved', nothing, 'phone', false],
    ['a typed phone where it has a ticket but no text', unnamed, 'phone', false],
  ] as const
).map(([name, data, kind, known]): Case => [
  `with ${name}`,
  [on.arrived, on.finished(1), on.prefilled(2, data)],
  formWith({ saved: data, kind }),
  [
    { type: 'KEEP_SAVED', saved: data },
    { type: 'SHOW_KIND', kind, saved: known },
  ],
]);

/** After a reload: with the contact that was typed where the partner has none (E-14). */
const resumed = (
  [
    ['what was typed where neither is saved', nothing, 'email', false],
    ['the phone that is saved', saved, 'phone', true],
    ['the e-mail address that is saved', byEmail, 'email', true],
  ] as const
).map(([name, data, kind, known]): Case => [
  `with ${name}`,
  [{ type: 'RESUMED', saved: data, typed: 'email' }],
  formWith({ lastRequest: 0, saved: data, kind }),
  [
    { type: 'KEEP_SAVED', saved: data },
    { type: 'SHOW_KIND', kind, saved: known },
  ],
]);

const stops: readonly Case[] = [
  [
    'offers to link the phone where the exchange finds no contact',
    noContact,
    { ...left, step: 'stopped', lastRequest: 1, dialog: taken },
    [],
  ],
  [
    'offers to link the phone where the data has no contact',
    [on.arrived, on.finished(1), on.rejected('prefill', 2, { code: 4026 })],
    { ...left, step: 'stopped', lastRequest: 2, dialog: taken },
    [],
  ],
  [
    'starts the linking without data',
    linking,
    { ...left, step: 'linking', lastRequest: 2, dialog: taken, request: 2 },
    [{ type: 'START_LINKING', request: 2, saved: null }],
  ],
  [
    'leaves for the partner’s page once the linking was started',
    [...linking, on.linkingStarted(2)],
    { ...left, lastRequest: 2 },
    [{ type: 'LEAVE_FOR_BINDING' }],
  ],
  [
    'shows the dialog again, without a reason, where the seller left the check',
    [...linking, on.rejected('start', 2, { failure: 'declined' })],
    { ...left, step: 'stopped', lastRequest: 2, dialog: taken },
    [],
  ],
  [
    'is no more when the page is restored',
    [...noContact, on.restored],
    { ...left, lastRequest: 1 },
    [{ type: 'GO_TO', page: 'login' }],
  ],
];

describe.each([
  ['what came back', callbacksRead],
  ['the form opens', forms],
  ['the form opens after a reload', resumed],
  ['a dialog without a form', stops],
])('%s', (_, cases) => {
  it.each(cases)('%s', (__, events, state, effects) => {
    expect(walk(events)).toEqual({ state, effects });
  });
});

it.each<Idle>([
  [
    'while the code is exchanged: what belongs to another request or step',
    [on.arrived],
    [
      ...[on.finished(0), on.prefilled(1), on.rejected('prefill', 1, {}), on.sent(1), on.back],
      ...[{ type: 'RESUMED', saved, typed: 'phone' } as const, on.rejected('finish', 0, {})],
    ],
  ],
  [
    'while the data is loaded: what belongs to another request or step',
    [on.arrived, on.finished(1)],
    [on.finished(1), on.finished(2), on.prefilled(1), on.rejected('finish', 2, {}), on.arrived],
  ],
  ['in an offer to link: what is not its own', noContact, [on.back, on.switched, on.logInChosen]],
  ['in a notice: the linking', notice, [on.linkingChosen, on.back]],
  [
    'while the linking is started: what belongs to another request or step',
    linking,
    [on.linkingStarted(1), on.rejected('start', 1, {}), on.finished(2), on.back, on.dismissed],
  ],
  ['in the form: the page that is restored', to.form, [on.restored, on.dismissed, on.bound(2)]],
  [
    'after the failure: all',
    [{ type: 'ARRIVED', callback: callbacks.unverified }],
    [on.arrived, on.back, on.dismissed],
  ],
  [
    'after the way back: all',
    [{ type: 'ARRIVED', callback: callbacks.cancelled }],
    [on.arrived, on.back, on.finished(0)],
  ],
])('no event counts where it has no place, %s', (_, events, idle) => {
  const { state } = walk(events);
  for (const event of idle) expect(partnerMachine(state, event)).toEqual({ state, effects: [] });
});
