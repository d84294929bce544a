// Written by `npm run generate -- error-stories` from src/domain/errors/errorCatalogue.ts; edit that and run it again.
import { FramedPage } from '../../.storybook/FramedPage.tsx';
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/product',
  parameters: {
    layout: 'fullscreen',
    // Each error walks the whole page, in a frame of its own.
    docs: { page: FramedPage },
  },
});

export const LocationError17AtNetworkCountryCheck = meta.story({
  name: 'Location error (17), when the region is checked',
  ...errorStory({ scenario: 'product.17@network.country.check', call: 'network.country.check', surface: 'market' }),
});
