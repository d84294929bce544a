// Written by `npm run generate -- error-stories` from src/domain/errors/errorCatalogue.ts; edit that and run it again.
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/product',
  parameters: {
    layout: 'fullscreen',
    // Each error stands in a frame of its own in the docs: it walks the whole page.
    docs: { story: { inline: false, iframeHeight: '760px' } },
  },
});

export const LocationErrorAtNetworkCountryCheck = meta.story(
  errorStory({ scenario: 'product.17@network.country.check', call: 'network.country.check', surface: 'market' }),
);
