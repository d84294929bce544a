import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyIndex } from '../parts/storyIndex.ts';
import { ErrorCatalogue } from './ErrorCatalogue.tsx';

const meta = preview.meta({
  title: 'Docs/Error codes',
  component: ErrorCatalogue,
  // Errors.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

const errors = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-error]')].map(
    (error) => error.dataset['error'],
  );

function errorOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const error = canvasElement.querySelector<HTMLElement>(`[data-error="${name}"]`);
  if (!error) throw new Error(`The table does not show ${name}.`);
  return error;
}

// The list of the specification (A§8): a code that is missing in the catalogue fails the story.
const specified = [
  ...[0, 17, 1001, 1007, 1010, 1011, 1023, 1035, 1203, 1703, 1704, 1902, 2046, 2097],
  ...[4026, 4027, 12011, 12014, 'CloseCaptcha', -1],
].map((code) => `passport.${code}`);

export const EveryError = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('the table holds every code', async () => {
      const all = errors(canvasElement);
      await expect(all).toEqual(expect.arrayContaining(specified));
      await expect(canvas.getByRole('status')).toHaveTextContent(`${all.length} of ${all.length}`);
    });
    await step('and the errors that the portal detects itself', async () => {
      const row = within(errorOf(canvasElement, 'portal.call.offline'));
      await expect(row.getByText(/^You are offline/)).toBeVisible();
      await expect(row.getByText('try-again')).toBeVisible();
    });
    await step('an error with two surfaces is one entry with two rows', async () => {
      const expired = within(errorOf(canvasElement, 'passport.1703'));
      await expect(expired.getAllByRole('row')).toHaveLength(2);
      await expect(expired.getByRole('rowheader')).toHaveTextContent('1703');
      await expect(expired.getByText('EmailCodeExpired')).toBeVisible();
    });
    await step('an error without a surface has no text', async () => {
      const ignored = within(errorOf(canvasElement, 'passport.CloseCaptcha'));
      await expect(ignored.getByText('nothing')).toBeVisible();
      await expect(ignored.getByText('None')).toBeVisible();
    });
  },
});

export const LinksToStories = meta.story({
  play: async ({ canvas }) => {
    const known = (await storyIndex()).map(({ id }) => id);
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.length).toBeGreaterThan(0);
    for (const { search, target } of links) {
      await expect(known).toContain(search.replace('?path=/story/', ''));
      await expect(target).toBe('_top');
    }
  },
});

export const Searched = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await step('by code', async () => {
      await userEvent.type(search, '1023');
      await waitFor(() => expect(errors(canvasElement)).toEqual(['passport.1023']));
      await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/);
    });
    await step('by the English text', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'type the same one twice');
      await waitFor(() => expect(errors(canvasElement)).toEqual(['portal.input.repeat_differs']));
    });
    await step('a search without a match has a button to reset it', async () => {
      await userEvent.type(search, ' nowhere');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show every error' }));
      await waitFor(() => expect(errors(canvasElement).length).toBeGreaterThan(specified.length));
    });
  },
});
