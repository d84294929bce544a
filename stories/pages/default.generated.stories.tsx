// Written by `npm run generate -- landing-stories` from the files in regions/; run it again after a new one.
import preview from '../../.storybook/preview.tsx';
import { landingPage } from '../support/landingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Landing',
  tags: ['!autodocs'], // a docs page would show all pages at once
  parameters: { layout: 'fullscreen' },
});

export const Base = meta.story({
  name: 'Base configuration',
  ...landingPage({ region: 'base', screen: 'desktop', content: 'default' }),
});

export const BaseOnPhone = meta.story({
  name: 'Base configuration, phone',
  tags: ['@release'],
  ...landingPage({ region: 'base', screen: 'phone', content: 'default' }),
});

export const Br = meta.story({
  name: 'Brazil',
  tags: ['@release'],
  ...landingPage({ region: 'br', screen: 'desktop', content: 'default' }),
});

export const BrOnPhone = meta.story({
  name: 'Brazil, phone',
  ...landingPage({ region: 'br', screen: 'phone', content: 'default' }),
});

export const Cb = meta.story({
  name: 'Cross-border (China)',
  tags: ['@release'],
  ...landingPage({ region: 'cb', screen: 'desktop', content: 'default' }),
});

export const CbOnPhone = meta.story({
  name: 'Cross-border (China), phone',
  tags: ['@release'],
  ...landingPage({ region: 'cb', screen: 'phone', content: 'default' }),
});

export const De = meta.story({
  name: 'Germany',
  tags: ['@release'],
  ...landingPage({ region: 'de', screen: 'desktop', content: 'default' }),
});

export const DeOnPhone = meta.story({
  name: 'Germany, phone',
  tags: ['@release'],
  ...landingPage({ region: 'de', screen: 'phone', content: 'default' }),
});

export const Es = meta.story({
  name: 'Spain',
  ...landingPage({ region: 'es', screen: 'desktop', content: 'default' }),
});

export const EsOnPhone = meta.story({
  name: 'Spain, phone',
  tags: ['@release'],
  ...landingPage({ region: 'es', screen: 'phone', content: 'default' }),
});

export const Fanno = meta.story({
  name: 'Fanno',
  tags: ['@release'],
  ...landingPage({ region: 'fanno', screen: 'desktop', content: 'default' }),
});

export const FannoOnPhone = meta.story({
  name: 'Fanno, phone',
  ...landingPage({ region: 'fanno', screen: 'phone', content: 'default' }),
});

export const Fr = meta.story({
  name: 'France',
  tags: ['@release'],
  ...landingPage({ region: 'fr', screen: 'desktop', content: 'default' }),
});

export const FrOnPhone = meta.story({
  name: 'France, phone',
  tags: ['@release'],
  ...landingPage({ region: 'fr', screen: 'phone', content: 'default' }),
});

export const Gb = meta.story({
  name: 'United Kingdom',
  tags: ['@release'],
  ...landingPage({ region: 'gb', screen: 'desktop', content: 'default' }),
});

export const GbOnPhone = meta.story({
  name: 'United Kingdom, phone',
  tags: ['@release'],
  ...landingPage({ region: 'gb', screen: 'phone', content: 'default' }),
});

export const Id = meta.story({
  name: 'Indonesia',
  ...landingPage({ region: 'id', screen: 'desktop', content: 'default' }),
});

export const IdOnPhone = meta.story({
  name: 'Indonesia, phone',
  tags: ['@release'],
  ...landingPage({ region: 'id', screen: 'phone', content: 'default' }),
});

export const Ie = meta.story({
  name: 'Ireland',
  tags: ['@release'],
  ...landingPage({ region: 'ie', screen: 'desktop', content: 'default' }),
});

export const IeOnPhone = meta.story({
  name: 'Ireland, phone',
  ...landingPage({ region: 'ie', screen: 'phone', content: 'default' }),
});

export const It = meta.story({
  name: 'Italy',
  tags: ['@release'],
  ...landingPage({ region: 'it', screen: 'desktop', content: 'default' }),
});

export const ItOnPhone = meta.story({
  name: 'Italy, phone',
  tags: ['@release'],
  ...landingPage({ region: 'it', screen: 'phone', content: 'default' }),
});

export const Me = meta.story({
  name: 'Middle East',
  tags: ['@release'],
  ...landingPage({ region: 'me', screen: 'desktop', content: 'default' }),
});

export const MeOnPhone = meta.story({
  name: 'Middle East, phone',
  tags: ['@release'],
  ...landingPage({ region: 'me', screen: 'phone', content: 'default' }),
});

export const Mx = meta.story({
  name: 'Mexico',
  ...landingPage({ region: 'mx', screen: 'desktop', content: 'default' }),
});

export const MxOnPhone = meta.story({
  name: 'Mexico, phone',
  tags: ['@release'],
  ...landingPage({ region: 'mx', screen: 'phone', content: 'default' }),
});

export const My = meta.story({
  name: 'Malaysia',
  tags: ['@release'],
  ...landingPage({ region: 'my', screen: 'desktop', content: 'default' }),
});

export const MyOnPhone = meta.story({
  name: 'Malaysia, phone',
  ...landingPage({ region: 'my', screen: 'phone', content: 'default' }),
});

export const Ph = meta.story({
  name: 'Philippines',
  tags: ['@release'],
  ...landingPage({ region: 'ph', screen: 'desktop', content: 'default' }),
});

export const PhOnPhone = meta.story({
  name: 'Philippines, phone',
  tags: ['@release'],
  ...landingPage({ region: 'ph', screen: 'phone', content: 'default' }),
});

export const Sg = meta.story({
  name: 'Singapore',
  tags: ['@release'],
  ...landingPage({ region: 'sg', screen: 'desktop', content: 'default' }),
});

export const SgOnPhone = meta.story({
  name: 'Singapore, phone',
  tags: ['@release'],
  ...landingPage({ region: 'sg', screen: 'phone', content: 'default' }),
});

export const Th = meta.story({
  name: 'Thailand',
  ...landingPage({ region: 'th', screen: 'desktop', content: 'default' }),
});

export const ThOnPhone = meta.story({
  name: 'Thailand, phone',
  tags: ['@release'],
  ...landingPage({ region: 'th', screen: 'phone', content: 'default' }),
});

export const Us = meta.story({
  name: 'United States',
  tags: ['@release'],
  ...landingPage({ region: 'us', screen: 'desktop', content: 'default' }),
});

export const UsOnPhone = meta.story({
  name: 'United States, phone',
  ...landingPage({ region: 'us', screen: 'phone', content: 'default' }),
});

export const Vn = meta.story({
  name: 'Vietnam',
  tags: ['@release'],
  ...landingPage({ region: 'vn', screen: 'desktop', content: 'default' }),
});

export const VnOnPhone = meta.story({
  name: 'Vietnam, phone',
  tags: ['@release'],
  ...landingPage({ region: 'vn', screen: 'phone', content: 'default' }),
});
