import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { listScenarios } from '../../../mocks/scenarios/listScenarios.ts';
import { storyIndex } from '../parts/storyIndex.ts';
import { ScenarioList } from './ScenarioList.tsx';

const meta = preview.meta({
  title: 'Docs/Scenarios',
  component: ScenarioList,
  // Scenarios.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

/** Ends a story with one row, so that axe does not judge hundreds of the same kind again. */
const endWithOne = async (canvasElement: HTMLElement) => {
  const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
  await userEvent.clear(search);
  await userEvent.type(search, 'region.mismatch');
  await waitFor(() => expect(names(canvasElement)).toEqual(['region.mismatch']));
};

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-scenario]')].map(
    (entry) => entry.dataset['scenario'],
  );

function entryOf(canvasElement: HTMLElement, name: string) {
  const entry = canvasElement.querySelector<HTMLElement>(`[data-scenario="${name}"]`);
  if (!entry) throw new Error(`The list does not show ${name}.`);
  return within(entry);
}

export const EveryScenario = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows all scenarios that `npm run scenarios` lists', async () => {
      await expect(names(canvasElement)).toEqual(listScenarios().map(({ name }) => name));
      const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
      await expect(titles).toEqual(['States', 'Error codes', 'Faults']);
    });
    await step('shows the number of a fault', async () => {
      await expect(entryOf(canvasElement, 'lost@email.send_code').getByText('F03')).toBeVisible();
    });
    await endWithOne(canvasElement);
  },
});

export const LinksToTheLocalApp = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('each opens its own scenario', async () => {
      for (const { name } of listScenarios()) {
        const link = entryOf(canvasElement, name).getByRole<HTMLAnchorElement>('link', {
          name: `Open in the local app ${name} in a new tab`,
        });
        const { origin, pathname, searchParams } = new URL(link.href);
        await expect(`${origin}${pathname}`).toBe('http://gb.localhost:4400/account/register');
        await expect(searchParams.get('scenario')).toBe(name);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
    });
    await endWithOne(canvasElement);
  },
});

export const LinksToStories = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('each opens an existing story', async () => {
      const known = (await storyIndex()).map(({ id }) => id);
      const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^Open its story/ });
      await expect(links.length).toBeGreaterThan(0);
      for (const { search, target } of links) {
        await expect(known).toContain(search.replace('?path=/story/', ''));
        await expect(target).toBe('_top');
      }
    });
    await endWithOne(canvasElement);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await step('by code and call', async () => {
      await userEvent.type(search, '1023 send_code');
      await waitFor(() => expect(names(canvasElement)).toEqual(['passport.1023@email.send_code']));
      await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/);
    });
    await step('by words of the sentence', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'network france');
      await waitFor(() => expect(names(canvasElement)).toEqual(['region.mismatch']));
    });
    await step('by kind: no fault matches', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'fault' }));
      await waitFor(() => expect(names(canvasElement)).toEqual([]));
    });
    await step('the button resets the search', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show every scenario' }));
      await waitFor(() => expect(names(canvasElement)).toHaveLength(listScenarios().length));
    });
    await endWithOne(canvasElement);
  },
});

export const Copied = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    userEvent.setup(); // replaces the clipboard, which a test may not read
    await userEvent.type(canvas.getByRole('searchbox'), 'region.mismatch');
    const entry = entryOf(canvasElement, 'region.mismatch');
    await step('copies the name and changes the label of the button', async () => {
      await userEvent.click(entry.getByRole('button', { name: 'Copy region.mismatch' }));
      await expect(
        await entry.findByRole('button', { name: 'Copied region.mismatch' }),
      ).toBeVisible();
      await expect(await navigator.clipboard.readText()).toBe('region.mismatch');
    });
  },
});
