import type { PageData } from '../pageData.ts';
import { byId, make } from './dom.ts';

/** The data of the page, beside the matrix. */
export const data: PageData = JSON.parse(byId('data').textContent);

type Test = PageData['tests'][number];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`;
const ended = { passed: '✓ passed', failed: '✗ failed', 'expected-fail': 'E failed as expected' };

function table(kind: string, heads: readonly string[], rows: readonly HTMLElement[]): Node | null {
  if (rows.length === 0) return null;
  const head = make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text)));
  return make('table', { class: kind }, make('thead', {}, head), make('tbody', {}, ...rows));
}

function stepRow(step: Test['steps'][number], id: string): HTMLElement {
  const covered = step.covers.map((one) =>
    make('code', one === id ? { class: 'chip this' } : { class: 'chip' }, one),
  );
  const empty = step.covers.length > 0 && step.assertions === 0;
  const count = empty ? 'none: covers nothing' : String(step.assertions);
  return make(
    'tr',
    { 'data-status': step.status },
    make('td', {}, `${step.status === 'passed' ? '✓' : '✗'} ${step.title}`),
    make('td', {}, ...covered),
    make('td', { class: 'number' }, count),
    make('td', { class: 'number' }, seconds(step.durationMs)),
  );
}

function requestRow({ method, path, status }: Test['requests'][number]): HTMLElement {
  return make(
    'tr',
    {},
    make('td', {}, make('code', {}, method)),
    make('td', {}, make('code', {}, path)),
    make('td', { class: 'number' }, status === null ? 'no answer' : String(status)),
  );
}

function picture(test: Test): Node | null {
  if (!test.screenshot) return null;
  const { type, base64 } = test.screenshot;
  const alt = `The page at the end of the test, ${test.site}`;
  return make('img', { alt, loading: 'lazy', src: `data:${type};base64,${base64}` });
}

function axeLine({ steps }: Test): Node | null {
  const checked = steps.filter(({ title }) => title.startsWith('axe: '));
  if (checked.length === 0) return null;
  const states = checked.map(
    ({ title, status }) =>
      `${title.slice(5)} ${status === 'passed' ? '✓ no violation' : '✗ violations'}`,
  );
  return make('p', { class: 'note' }, `Accessibility (axe): ${states.join(', ')}`);
}

function storyLine({ stories, region }: Test): Node | null {
  if (stories.length === 0) return null;
  const links = stories.flatMap((id) => [
    ' ',
    make(
      'a',
      { href: `${data.storybook}/?path=/story/${id}&globals=region:${region}`, target: '_blank' },
      id,
    ),
  ]);
  return make('p', { class: 'note' }, 'In Storybook:', ...links);
}

/** Everything that is known of one test; `id` is the requirement that it was opened for, if any. */
export function testDetails(test: Test, id = ''): HTMLElement {
  const decisions = test.assumed.map((one) => make('code', { class: 'chip decision' }, one));
  const title = make('summary', {}, make('b', {}, test.site), make('span', {}, test.name));
  title.append(make('small', {}, `${ended[test.status]}, ${seconds(test.durationMs)}`));
  return make(
    'details',
    { 'data-status': test.status, open: '' },
    title,
    test.error === undefined ? null : make('pre', { class: 'error' }, test.error),
    picture(test),
    table(
      'steps',
      ['step', 'covers', 'assertions', 'time'],
      test.steps.map((step) => stepRow(step, id)),
    ),
    axeLine(test),
    table('requests', ['request', 'path', 'status'], test.requests.map(requestRow)),
    decisions.length === 0 ? null : make('p', { class: 'note' }, 'By decisions: ', ...decisions),
    storyLine(test),
    make('p', { class: 'note' }, test.file),
    make('code', { class: 'replay', title: 'Runs this test again' }, test.replay),
  );
}
