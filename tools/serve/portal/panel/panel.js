// @ts-check
import { element } from './element.js';
import { calls, codes, events } from './lists.js';
import { scenarioForm } from './scenarioForm.js';

const POLL_MS = 1000;

/** @param {string} name */
const read = async (name) => (await fetch(`/__mock/${name}`)).json();

const sections = [
  { title: 'Codes', rows: codes },
  { title: 'Calls', rows: calls },
  { title: 'Events', rows: events },
];

const boxes = sections.map(({ title, rows }) => ({
  title,
  rows,
  box: element('div', {}),
  last: '',
}));
const scenario = element('div', {});
const details = element(
  'details',
  {},
  element('summary', { 'aria-label': 'Mock backend' }, element('span', {}, 'Mock backend')),
  element(
    'div',
    { class: 'content' },
    scenario,
    ...boxes.map(({ title, box }) => element('section', {}, element('h2', {}, title), box)),
  ),
);

/** Only a list that changed is drawn anew, so that the focus stays where it is. */
async function refresh() {
  const world = await read('world');
  for (const entry of boxes) {
    const rows = entry.rows(world);
    if (rows.outerHTML === entry.last) continue;
    entry.last = rows.outerHTML;
    entry.box.replaceChildren(rows);
  }
  return world;
}

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

async function follow() {
  clearInterval(timer);
  if (!details.open) return;
  timer = setInterval(() => {
    if (!document.hidden) refresh().catch(() => {}); // the server is gone; the next one answers
  }, POLL_MS);
  const [world, scenarios] = await Promise.all([refresh(), read('scenarios')]);
  scenario.replaceChildren(scenarioForm(scenarios, world.scenario));
}

details.addEventListener('toggle', () => {
  follow().catch(() => {}); // the server is gone; opening it again asks again
});
details.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
});

const host = element('aside', { 'aria-label': 'Mock backend' });
host
  .attachShadow({ mode: 'open' })
  .append(element('link', { rel: 'stylesheet', href: '/__mock/panel.css' }), details);
document.body.append(host);
