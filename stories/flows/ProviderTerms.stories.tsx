import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import {
  agreeToTerms,
  chooseProvider,
  leftForProvider,
  withConsents,
} from '../support/providerSteps.ts';
import { found } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const left = () => onLeave.mock.calls.map(([address]) => String(address));

const meta = preview.meta({
  title: 'Flows/ProviderTerms',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withConsents} onLeave={onLeave} />
  ),
});

export const ConsentsGiven = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await userEvent.click(await found(canvasElement, 'input[name=phone_agreement]'));
    await covers(step, ['OAUTH-004', 'OAUTH-006'], 'travel in the state', async () => {
      await agreeToTerms({ canvasElement, userEvent });
      const { state } = await leftForProvider(left);
      await expect(state).toMatchObject({ phone_agreement: true, email_agreement: false });
    });
  },
});

export const NothingToAgreeTo = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      change={(region) => ({
        ...withConsents(region),
        agreements: { ...region.agreements, autoCheck: true },
      })}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['OAUTH-004'], 'goes on at once', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'google');
      await leftForProvider(left);
    });
  },
});
