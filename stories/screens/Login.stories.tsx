import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
});

export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    await expect(await found(canvasElement, 'h1')).toBeVisible();
  },
});

/** The footer has the region's own addresses. Source: S-026, S-032. */
export const Footer = meta.story({
  globals: { region: 'th' },
  play: async ({ canvasElement }) => {
    await found(canvasElement, 'footer a');
    const links = [...canvasElement.querySelectorAll('footer a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://contact.th.portico.example/terms',
      'https://contact.th.portico.example/privacy',
      'https://contact.th.portico.example',
    ]);
  },
});

export const WithPrefilledAccount = meta.story({
  beforeEach: () => sessionStorage.setItem('prefilled_account', 'ana@example.com'),
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, 'log_in_prefilled')).toHaveTextContent(
      'ana@example.com',
    );
  },
});

/** No region has closed registration, so that the story closes it. Source: S-205. */
export const RegistrationClosed = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/register?channel=spring"
      loaded={loaded}
      change={(region) => ({
        ...region,
        signInMethods: { ...region.signInMethods, registration: false },
      })}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['REG-031'],
      'leads to the log-in, and no link leads to registration',
      async () => {
        await expect(await shown(canvasElement, 'log_in_title')).toBeVisible();
        for (const id of ['log_in_no_account_link', 'nav_start_selling'])
          await expect(canvasElement.querySelector(`[data-message=${id}]`)).toBeNull();
        await expect(canvasElement.querySelector('a[href*="/account/register"]')).toBeNull();
      },
    );
  },
});
