import { byId } from './dom.ts';

const form = byId('filters');
const matrix = byId('matrix');
const rows = [...matrix.querySelectorAll<HTMLTableRowElement>('tbody tr[id]')];
const texts = new Map(rows.map((row) => [row, (row.cells[0]?.textContent ?? '').toLowerCase()]));
const regions = [...matrix.querySelectorAll('thead th')].slice(1).map((th) => th.textContent);

function valueOf(name: string): string {
  const field = form.querySelector(`[name="${name}"]`);
  const has = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return has ? field.value : '';
}

function matches(
  row: HTMLTableRowElement,
  column: number,
  state: string,
  words: string[],
): boolean {
  const text = texts.get(row) ?? '';
  if (!words.every((word) => text.includes(word))) return false;
  if (state === '') return true;
  const cells = column > 0 ? [row.cells[column]] : [...row.cells].slice(1);
  return cells.some((cell) => cell?.dataset['state'] === state);
}

/** Hides the rows that do not match the filters, and the columns of other regions. */
export function applyFilters(): void {
  const [area, state] = [valueOf('area'), valueOf('state')];
  const words = valueOf('text').toLowerCase().split(' ').filter(Boolean);
  const column = regions.indexOf(valueOf('region')) + 1;
  let shown = 0;
  for (const row of rows) {
    const own = row.parentElement?.dataset['area'] ?? '';
    row.hidden = (area !== '' && own !== area) || !matches(row, column, state, words);
    if (!row.hidden) shown += 1;
  }
  for (const body of matrix.querySelectorAll('tbody'))
    body.hidden = !body.querySelector('tr[id]:not([hidden])');
  byId('only').textContent =
    column === 0
      ? ''
      : `#matrix tr:not(.area) > :nth-child(n + 2):not(:nth-child(${column + 1})) { display: none }`;
  byId('shown').textContent = `${shown} of ${rows.length}`;
}

/** Applies the filters whenever they change. */
export function startFilters(): void {
  const style = document.createElement('style');
  style.id = 'only';
  document.head.append(style);
  form.addEventListener('input', applyFilters);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(applyFilters));
  applyFilters();
}
