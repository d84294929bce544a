import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyIndex } from '../parts/storyIndex.ts';
import { Coverage } from './Coverage.tsx';

const meta = preview.meta({
  title: 'Docs/Coverage',
  component: Coverage,
  // Coverage.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

const missing = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-missing]')].map((cell) => cell.textContent);

export const EveryCell = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(4));
    await step('no cell is missing', async () => {
      await expect(missing(canvasElement)).toEqual([]);
    });
    await step('every link leads to a story, in the region of its row', async () => {
      const known = new Set((await storyIndex()).map(({ id }) => id));
      const links = canvas.getAllByRole<HTMLAnchorElement>('link');
      const ids = links.map(({ href }) => new URL(href).searchParams.get('path')?.slice(7) ?? '');
      await expect(ids.filter((id) => !known.has(id))).toEqual([]);
      const thailand = within(canvas.getByRole('region', { name: 'Pages of the regions' }));
      await expect(thailand.getByRole('link', { name: 'Thailand, log-in page' })).toHaveAttribute(
        'href',
        './?path=/story/screens-regionpages--log-in&globals=region:th',
      );
    });
    await step('an error has a link for each screen', async () => {
      const grid = canvas.getByRole('region', { name: 'Errors of the account service' });
      const row = within(grid).getByText('EmailExist').closest('tr');
      if (row === null) throw new Error('EmailExist has no row.');
      const marks = within(row)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
      await expect(marks).toEqual(expect.arrayContaining(['●', 'F']));
    });
  },
});
