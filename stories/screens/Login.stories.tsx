import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
});

export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    await expect(await found(canvasElement, 'h1')).toBeVisible();
  },
});

export const WithCarriedAccount = meta.story({
  beforeEach: () => sessionStorage.setItem('carried_account', 'ana@example.com'),
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, 'log_in_carried')).toHaveTextContent('ana@example.com');
  },
});
