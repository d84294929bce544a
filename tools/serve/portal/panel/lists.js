// @ts-check
import { element } from './element.js';

/**
 * @typedef {object} WorldView what `/__mock/world` answers
 * @property {string} scenario
 * @property {readonly { contact: string, code: string, sentAt: number }[]} codes
 * @property {readonly CallView[]} calls
 * @property {readonly EventView[]} events
 *
 * @typedef {object} CallView
 * @property {string | null} call
 * @property {string} method
 * @property {string} path
 * @property {number | null} status
 * @property {string} scenario
 * @property {number} at
 *
 * @typedef {Readonly<Record<string, unknown>> & { name: string, at: number }} EventView
 */

const ROWS = 50;

/** @param {number} at */
const clock = (at) => new Date(at).toLocaleTimeString('en-GB');

/**
 * The newest first; a sentence where there are none.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {string} none
 * @param {(item: Item) => HTMLElement} row
 */
function list(items, none, row) {
  if (items.length === 0) return element('p', { class: 'none' }, none);
  return element('ul', {}, ...items.slice(-ROWS).toReversed().map(row));
}

/** @param {HTMLButtonElement} button @param {string} code */
async function copy(button, code) {
  await navigator.clipboard.writeText(code);
  button.dataset['copied'] = '';
  button.addEventListener('blur', () => delete button.dataset['copied'], { once: true });
}

/** @param {WorldView} world */
export const codes = ({ codes: sent }) =>
  list(sent, 'No code was sent yet.', ({ contact, code, sentAt }) => {
    const label = `Copy code ${code} for ${contact}`;
    const button = element('button', { type: 'button', class: 'code', 'aria-label': label }, code);
    button.addEventListener('click', () => void copy(button, code));
    return element('li', {}, button, element('span', {}, contact), time(sentAt));
  });

/** @param {number} at */
const time = (at) => element('time', { datetime: new Date(at).toISOString() }, clock(at));

/** @param {CallView} call */
const stateOf = ({ status }) =>
  status === null ? 'waiting' : status >= 400 ? 'failed' : 'answered';

/** @param {WorldView} world */
export const calls = ({ calls: made }) =>
  list(made, 'No call was made yet.', (call) =>
    element(
      'li',
      { 'data-state': stateOf(call) },
      element('span', {}, `${call.method} ${call.call ?? call.path}`),
      element('strong', {}, call.status === null ? 'no answer' : String(call.status)),
      ...(call.scenario === 'default' ? [] : [element('em', {}, call.scenario)]),
      time(call.at),
    ),
  );

/** What every event carries, and so does not show. */
const shared = new Set(['name', 'at', 'id', 'role_type', 'page_region']);

/**
 * The fields of an event in one line each: `extra.status=200`.
 *
 * @param {object} fields
 * @param {string} prefix
 * @returns {string[]}
 */
const fieldsOf = (fields, prefix = '') =>
  Object.entries(fields).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${prefix}${key}.`)
      : [`${prefix}${key}=${Array.isArray(value) ? value.join(', ') || 'none' : String(value)}`],
  );

/** @param {EventView} event */
const ownFields = (event) =>
  fieldsOf(Object.fromEntries(Object.entries(event).filter(([key]) => !shared.has(key))));

/** @param {WorldView} world */
export const events = ({ events: reported }) =>
  list(reported, 'No event was reported yet.', (event) => {
    const fields = ownFields(event).map((field) => element('code', {}, field));
    return element(
      'li',
      {},
      element('span', {}, event.name),
      time(event.at),
      ...(fields.length === 0 ? [] : [element('div', { class: 'fields' }, ...fields)]),
    );
  });
