import { describe, expect, it } from 'vitest';
import { reactionsOf } from '../support/reactions.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import { singleFormMachine } from './singleFormMachine.ts';
import { isBusy, type SingleFormState } from './SingleFormState.ts';
import { pendingOf } from './support/everyMove.ts';
import { ada, on, walk } from './support/walk.ts';

const checks = { checksNetwork: true };
const google = { type: 'METHOD_CHOSEN', method: 'google', at: 0 } as const;
const matched = { type: 'REGION_MATCHED', request: 1 } as const;
const mismatched = { type: 'REGION_MISMATCHED', request: 1 } as const;
const toRegistering = [on.submit, on.accepted];
const registered = { type: 'REGISTERED', request: 1, redirectUrl: null, userId: '7' } as const;

const states = {
  editing: walk([]).state,
  'checking the region': walk([on.submit], checks).state,
  warned: walk([on.submit, mismatched], checks).state,
  'picking a site': walk([{ type: 'FIELD_FOCUSED' }, { type: 'CHANGE_SITE_CHOSEN' }]).state,
  agreeing: walk([google, matched], { asksTerms: true }).state,
  leaving: walk([google, matched]).state,
  validating: walk([on.submit]).state,
  registering: walk(toRegistering).state,
  exists: walk([...toRegistering, on.rejected(1, { code: 1001 })]).state,
  'sending to the address': walk([on.send]).state,
  'sending to the phone': walk([on.sendPhone]).state,
  'sending while validating': walk([on.send, on.submit]).state,
  done: walk([...toRegistering, registered]).state,
} as const satisfies Readonly<Record<string, SingleFormState>>;

const plain: readonly SingleFormEvent[] = [
  ...[on.send, on.edited, on.codeEdited, on.switched, on.submit, on.accepted, google],
  { type: 'FIELD_FOCUSED' },
  { type: 'PASSWORD_EDITED' },
  { type: 'LOG_IN_LINK_CHOSEN', contact: ada },
  { type: 'START_CHOSEN' },
  { type: 'CHANGE_SITE_CHOSEN' },
  { type: 'FORM_REFUSED' },
  { type: 'FORM_CHOSEN' },
  { type: 'LOG_IN_CHOSEN' },
  { type: 'TERMS_AGREED', consents: { phone_agreement: false, email_agreement: true } },
  { type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
  { type: 'PAGE_RESTORED' },
  { type: 'DISMISSED' },
];

const answersTo = (request: number): readonly SingleFormEvent[] => [
  ...[
    { ...matched, request },
    { ...mismatched, request },
    { ...registered, request },
  ],
  ...[on.sent(request), on.sendRejected(request, {}), on.rejected(request, { code: 0 })],
  { ...on.rejected(request, { code: 0 }), type: 'REGION_FAILED' },
];

describe('each state of the single form', () => {
  const form = [
    ...['CHANGE_SITE_CHOSEN', 'CODE_EDITED', 'CONTACT_EDITED', 'FIELD_FOCUSED', 'FORM_CHOSEN'],
    ...['KIND_SWITCHED', 'LOG_IN_LINK_CHOSEN', 'METHOD_CHOSEN', 'PASSWORD_EDITED'],
  ];
  const sending = ['CODE_SENT', 'SEND_REJECTED'];

  it('reacts to what the seller can do there, and to the awaited answer', () => {
    const events = (state: SingleFormState) => [...plain, ...pendingOf(state).flatMap(answersTo)];
    expect(reactionsOf(singleFormMachine, states, events)).toEqual({
      editing: [...form, 'SEND_PRESSED', 'SUBMITTED'],
      'checking the region': [
        ...['CODE_EDITED', 'CONTACT_EDITED', 'KIND_SWITCHED'],
        ...['REGION_FAILED', 'REGION_MATCHED', 'REGION_MISMATCHED'],
      ],
      warned: ['CHANGE_SITE_CHOSEN', 'CODE_EDITED', 'DISMISSED', 'START_CHOSEN'],
      'picking a site': ['CODE_EDITED', 'DISMISSED'],
      agreeing: ['CODE_EDITED', 'DISMISSED', 'FIELD_FOCUSED', 'TERMS_AGREED'],
      leaving: [
        ...['CODE_EDITED', 'CONTACT_EDITED', 'FIELD_FOCUSED', 'KIND_SWITCHED', 'METHOD_CHOSEN'],
        ...['PAGE_RESTORED', 'START_FAILED', 'SUBMITTED'],
      ],
      validating: [
        'CODE_EDITED',
        'CONTACT_EDITED',
        'FORM_ACCEPTED',
        'FORM_REFUSED',
        'KIND_SWITCHED',
      ],
      registering: ['CODE_EDITED', 'CONTACT_EDITED', 'REGISTERED', 'REGISTER_REJECTED'],
      exists: ['CODE_EDITED', 'DISMISSED', 'LOG_IN_CHOSEN'],
      'sending to the address': [...form, ...sending, 'SUBMITTED'].toSorted(),
      'sending to the phone': [...form, ...sending, 'SEND_PRESSED', 'SUBMITTED'].toSorted(),
      'sending while validating': [
        ...['CODE_EDITED', 'CODE_SENT', 'CONTACT_EDITED', 'FORM_ACCEPTED', 'FORM_REFUSED'],
        ...['KIND_SWITCHED', 'SEND_REJECTED'],
      ],
      done: [],
    });
  });

  it('ignores the answer to another request (E-20)', () => {
    const late = ({ lastRequest }: SingleFormState) => answersTo(lastRequest + 1);
    const nothing = Object.fromEntries(Object.keys(states).map((name) => [name, []]));
    expect(reactionsOf(singleFormMachine, states, late)).toEqual(nothing);
  });

  it('may be closed, except while a request is pending or the page is left (E-30)', () => {
    const busy = Object.entries(states).flatMap(([name, state]) => (isBusy(state) ? [name] : []));
    expect(busy).toEqual([
      ...['checking the region', 'leaving', 'validating', 'registering'],
      ...['sending to the address', 'sending to the phone', 'sending while validating', 'done'],
    ]);
  });
});
