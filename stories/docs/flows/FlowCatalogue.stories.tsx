import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FlowCatalogue } from './FlowCatalogue.tsx';
import { olderSignUp } from './olderSignUp.generated.ts';
import { signUp } from './signUp.generated.ts';

const meta = preview.meta({
  title: 'Docs/Flows',
  component: FlowCatalogue,
  // The page beside (Flows.mdx) is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { label: 'Sign-up', flow: signUp },
});

const rows = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr');
const arrows = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('path[data-strength="strong"]');

export const SignUp = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const places = new Set(signUp.moves.flatMap(({ from, to }) => [from, to]));
    await expect(canvasElement.querySelectorAll('[data-place]')).toHaveLength(places.size);
    await expect(rows(canvasElement)).toHaveLength(signUp.moves.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(/ moves$/);
  },
});

export const OlderSignUp = meta.story({
  args: { label: 'Older sign-up', flow: olderSignUp },
  play: async ({ canvas, canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(olderSignUp.moves.length);
    await expect(
      canvas.getByRole('button', { name: 'form/editing, where it begins' }),
    ).toBeVisible();
  },
});

export const PlaceChosen = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const place = canvas.getByRole('button', { name: 'account/sending' });
    const touching = signUp.moves.filter(({ from, to }) => [from, to].includes('account/sending'));
    await step('by keyboard: its arrows stand out, its moves are left', async () => {
      place.focus();
      await userEvent.keyboard('{Enter}');
      await expect(place).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(touching.length));
      await expect(arrows(canvasElement).length).toBeGreaterThan(4);
    });
    await step('and back to all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All places' }));
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(signUp.moves.length));
      await userEvent.click(place);
    });
  },
});

export const Searched = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await step('by event and answer', async () => {
      await userEvent.type(search, 'REGION_FAILED wrong place');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 of/));
    });
    await step('what fits nothing says so, and leads back', async () => {
      await userEvent.type(search, ' nowhere');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show every move' }));
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(signUp.moves.length));
    });
  },
});
