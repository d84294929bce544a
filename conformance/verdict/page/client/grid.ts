import { byId } from './dom.ts';
import { openCell } from './panel.ts';

const grid = byId('matrix');
const names = [...grid.querySelectorAll('thead th')].map((th) => th.textContent);
let current: HTMLTableCellElement | null = null;

const rowOf = (cell: HTMLTableCellElement): HTMLTableRowElement | null => cell.closest('tr');
const seen = (cell: Element | undefined): cell is HTMLTableCellElement =>
  cell instanceof HTMLTableCellElement && cell.tagName === 'TD' && cell.offsetParent !== null;

function cellAt(target: EventTarget | null): HTMLTableCellElement | null {
  const cell = target instanceof Element ? target.closest('td') : null;
  return cell && grid.contains(cell) ? cell : null;
}

/** One cell is in the order of Tab; its label names the state for screen readers. */
function enter(cell: HTMLTableCellElement): void {
  current?.removeAttribute('tabindex');
  current = cell;
  cell.tabIndex = 0;
  const [id, region] = [rowOf(cell)?.id, names[cell.cellIndex]];
  cell.setAttribute('aria-label', `${id}, ${region}: ${cell.dataset['state']}`);
}

function open(cell: HTMLTableCellElement): void {
  const region = names[cell.cellIndex];
  const id = rowOf(cell)?.id;
  if (id && region) openCell(cell, id, region);
}

function across(cell: HTMLTableCellElement, by: number): HTMLTableCellElement | undefined {
  const cells = [...(rowOf(cell)?.cells ?? [])].filter(seen);
  return cells[cells.indexOf(cell) + by];
}

function along(cell: HTMLTableCellElement, by: number): HTMLTableCellElement | undefined {
  const all = [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr[id]:not([hidden])')];
  const row = all[all.findIndex((one) => one === rowOf(cell)) + by];
  return row?.cells[cell.cellIndex];
}

const moves: Readonly<
  Record<string, (cell: HTMLTableCellElement) => HTMLTableCellElement | undefined>
> = {
  ArrowRight: (cell) => across(cell, 1),
  ArrowLeft: (cell) => across(cell, -1),
  ArrowDown: (cell) => along(cell, 1),
  ArrowUp: (cell) => along(cell, -1),
  PageDown: (cell) => along(cell, 10),
  PageUp: (cell) => along(cell, -10),
};

/** Makes the matrix a grid: a click or Enter opens a cell, arrow keys move between those that show. */
export function startGrid(): void {
  const enterFirst = (): void => {
    if (current && seen(current)) return;
    const first = [...grid.querySelectorAll('td')].find(seen);
    if (first) enter(first);
  };
  enterFirst();
  byId('filters').addEventListener('input', enterFirst);
  grid.addEventListener('click', (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    enter(cell);
    cell.focus();
    open(cell);
  });
  grid.addEventListener('keydown', (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') open(cell);
    const next = moves[event.key]?.(cell);
    if (next) {
      enter(next);
      next.focus();
    }
    if (next || event.key === 'Enter' || event.key === ' ') event.preventDefault();
  });
}
