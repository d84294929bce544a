import { startFilters } from './filters.ts';
import { startGrid } from './grid.ts';
import { openTest } from './panel.ts';

startFilters();
startGrid();
for (const button of document.querySelectorAll<HTMLElement>('[data-test]'))
  button.addEventListener('click', () => openTest(Number(button.dataset['test'])));
