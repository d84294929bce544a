import { byId, make } from './dom.ts';
import { data, testDetails } from './evidence.ts';

const panel = byId('panel');

/** Shows evidence beside the matrix; Escape and Close return the focus to where it was. */
export function openPanel(title: string, ...content: readonly (Node | string)[]): void {
  byId('panel-title').textContent = title;
  byId('panel-body').replaceChildren(...content);
  byId('panel-body').scrollTop = 0;
  if (panel instanceof HTMLDialogElement) panel.showModal();
}

byId('panel-close').addEventListener('click', () => {
  if (panel instanceof HTMLDialogElement) panel.close();
});
panel.addEventListener('click', (event) => {
  if (event.target === panel && panel instanceof HTMLDialogElement) panel.close();
});

/** Opens the evidence of a cell: the tests that stand for the region and cite the requirement. */
export function openCell(cell: HTMLElement, id: string, region: string): void {
  const requirement = data.requirements[id];
  const text = cell.parentElement?.querySelector('th span')?.textContent ?? '';
  const state = cell.dataset['state'] ?? '';
  const own = data.tests.filter(
    (test) =>
      test.standsFor.includes(region) &&
      (test.covers.includes(id) || test.steps.some((step) => step.covers.includes(id))),
  );
  const reason = data.reasons[`${id} ${region}`];
  const elsewhere = (requirement?.elsewhere ?? []).map((name) => make('li', {}, name));
  const facts = `Applies to ${requirement?.applies ?? ''} · ${requirement?.source ?? ''}`;
  const nothing = own.length + elsewhere.length === 0 && state !== 'not applicable';
  openPanel(
    `${id} in ${region}`,
    make('p', { class: 'state', 'data-state': state }, `${cell.textContent.trim()} ${state}`),
    make('p', {}, text),
    make('p', { class: 'note' }, facts),
    ...(reason === undefined ? [] : [make('p', { class: 'note' }, reason)]),
    ...(elsewhere.length === 0
      ? []
      : [make('h3', {}, 'Covered in every region by'), make('ul', {}, ...elsewhere)]),
    ...(nothing ? [make('p', { class: 'note' }, 'No test of this run covers it here.')] : []),
    ...own.map((test) => testDetails(test, id)),
  );
}

/** Opens one test by its place in the run. */
export function openTest(index: number): void {
  const test = data.tests[index];
  if (test) openPanel(test.name, testDetails(test));
}
