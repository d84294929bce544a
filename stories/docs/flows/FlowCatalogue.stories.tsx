import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FlowCatalogue } from './FlowCatalogue.tsx';
import { singleForm } from './singleForm.generated.ts';
import { signUp } from './signUp.generated.ts';

const meta = preview.meta({
  title: 'Docs/Flows',
  component: FlowCatalogue,
  // Flows.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { label: 'Sign-up', flow: signUp },
});

const rows = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr');
const arrows = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('path[data-strength="strong"]');

export const SignUp = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const states = new Set(signUp.moves.flatMap(({ from, to }) => [from, to]));
    await expect(canvasElement.querySelectorAll('[data-flow-state]')).toHaveLength(states.size);
    await expect(rows(canvasElement)).toHaveLength(signUp.moves.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(/ moves$/);
  },
});

export const SingleForm = meta.story({
  args: { label: 'Single-form sign-up', flow: singleForm },
  play: async ({ canvas, canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(singleForm.moves.length);
    await expect(canvas.getByRole('button', { name: 'form/editing, initial state' })).toBeVisible();
  },
});

export const StateSelected = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const state = canvas.getByRole('button', { name: 'account/sending' });
    const touching = signUp.moves.filter(({ from, to }) => [from, to].includes('account/sending'));
    await step('by keyboard: highlights its arrows and lists its moves only', async () => {
      state.focus();
      await userEvent.keyboard('{Enter}');
      await expect(state).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(touching.length));
      await expect(arrows(canvasElement).length).toBeGreaterThan(4);
    });
    await step('the button shows all moves again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All states' }));
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(signUp.moves.length));
      await userEvent.click(state);
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
    await step('a search without a match has a button to reset it', async () => {
      await userEvent.type(search, ' nowhere');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show every move' }));
      await waitFor(() => expect(rows(canvasElement)).toHaveLength(signUp.moves.length));
    });
  },
});
