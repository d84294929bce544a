// Written by `npm run generate -- landing-stories` from the files in regions/; run it again after a new one.
import preview from '../../.storybook/preview.tsx';
import { landingPage } from '../support/landingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Landing with managed content',
  tags: ['!autodocs'], // a docs page would show all pages at once
  parameters: { layout: 'fullscreen' },
});

export const Base = meta.story({
  name: 'Base configuration',
  tags: ['@release'],
  ...landingPage({ region: 'base', screen: 'desktop', content: 'managed' }),
});

export const BaseOnPhone = meta.story({
  name: 'Base configuration, phone',
  tags: ['@release'],
  ...landingPage({ region: 'base', screen: 'phone', content: 'managed' }),
});

export const Br = meta.story({
  name: 'Brazil',
  tags: ['@release'],
  ...landingPage({ region: 'br', screen: 'desktop', content: 'managed' }),
});

export const BrOnPhone = meta.story({
  name: 'Brazil, phone',
  tags: ['@release'],
  ...landingPage({ region: 'br', screen: 'phone', content: 'managed' }),
});

export const Cb = meta.story({
  name: 'Cross-border (China)',
  ...landingPage({ region: 'cb', screen: 'desktop', content: 'managed' }),
});

export const CbOnPhone = meta.story({
  name: 'Cross-border (China), phone',
  tags: ['@release'],
  ...landingPage({ region: 'cb', screen: 'phone', content: 'managed' }),
});

export const De = meta.story({
  name: 'Germany',
  tags: ['@release'],
  ...landingPage({ region: 'de', screen: 'desktop', content: 'managed' }),
});

export const DeOnPhone = meta.story({
  name: 'Germany, phone',
  ...landingPage({ region: 'de', screen: 'phone', content: 'managed' }),
});

export const Es = meta.story({
  name: 'Spain',
  tags: ['@release'],
  ...landingPage({ region: 'es', screen: 'desktop', content: 'managed' }),
});

export const EsOnPhone = meta.story({
  name: 'Spain, phone',
  tags: ['@release'],
  ...landingPage({ region: 'es', screen: 'phone', content: 'managed' }),
});

export const Fanno = meta.story({
  name: 'Fanno',
  tags: ['@release'],
  ...landingPage({ region: 'fanno', screen: 'desktop', content: 'managed' }),
});

export const FannoOnPhone = meta.story({
  name: 'Fanno, phone',
  tags: ['@release'],
  ...landingPage({ region: 'fanno', screen: 'phone', content: 'managed' }),
});

export const Fr = meta.story({
  name: 'France',
  ...landingPage({ region: 'fr', screen: 'desktop', content: 'managed' }),
});

export const FrOnPhone = meta.story({
  name: 'France, phone',
  tags: ['@release'],
  ...landingPage({ region: 'fr', screen: 'phone', content: 'managed' }),
});

export const Gb = meta.story({
  name: 'United Kingdom',
  tags: ['@release'],
  ...landingPage({ region: 'gb', screen: 'desktop', content: 'managed' }),
});

export const GbOnPhone = meta.story({
  name: 'United Kingdom, phone',
  ...landingPage({ region: 'gb', screen: 'phone', content: 'managed' }),
});

export const Id = meta.story({
  name: 'Indonesia',
  tags: ['@release'],
  ...landingPage({ region: 'id', screen: 'desktop', content: 'managed' }),
});

export const IdOnPhone = meta.story({
  name: 'Indonesia, phone',
  tags: ['@release'],
  ...landingPage({ region: 'id', screen: 'phone', content: 'managed' }),
});

export const Ie = meta.story({
  name: 'Ireland',
  tags: ['@release'],
  ...landingPage({ region: 'ie', screen: 'desktop', content: 'managed' }),
});

export const IeOnPhone = meta.story({
  name: 'Ireland, phone',
  tags: ['@release'],
  ...landingPage({ region: 'ie', screen: 'phone', content: 'managed' }),
});

export const It = meta.story({
  name: 'Italy',
  ...landingPage({ region: 'it', screen: 'desktop', content: 'managed' }),
});

export const ItOnPhone = meta.story({
  name: 'Italy, phone',
  tags: ['@release'],
  ...landingPage({ region: 'it', screen: 'phone', content: 'managed' }),
});

export const Me = meta.story({
  name: 'Middle East',
  tags: ['@release'],
  ...landingPage({ region: 'me', screen: 'desktop', content: 'managed' }),
});

export const MeOnPhone = meta.story({
  name: 'Middle East, phone',
  ...landingPage({ region: 'me', screen: 'phone', content: 'managed' }),
});

export const Mx = meta.story({
  name: 'Mexico',
  tags: ['@release'],
  ...landingPage({ region: 'mx', screen: 'desktop', content: 'managed' }),
});

export const MxOnPhone = meta.story({
  name: 'Mexico, phone',
  tags: ['@release'],
  ...landingPage({ region: 'mx', screen: 'phone', content: 'managed' }),
});

export const My = meta.story({
  name: 'Malaysia',
  tags: ['@release'],
  ...landingPage({ region: 'my', screen: 'desktop', content: 'managed' }),
});

export const MyOnPhone = meta.story({
  name: 'Malaysia, phone',
  tags: ['@release'],
  ...landingPage({ region: 'my', screen: 'phone', content: 'managed' }),
});

export const Ph = meta.story({
  name: 'Philippines',
  ...landingPage({ region: 'ph', screen: 'desktop', content: 'managed' }),
});

export const PhOnPhone = meta.story({
  name: 'Philippines, phone',
  tags: ['@release'],
  ...landingPage({ region: 'ph', screen: 'phone', content: 'managed' }),
});

export const Sg = meta.story({
  name: 'Singapore',
  tags: ['@release'],
  ...landingPage({ region: 'sg', screen: 'desktop', content: 'managed' }),
});

export const SgOnPhone = meta.story({
  name: 'Singapore, phone',
  ...landingPage({ region: 'sg', screen: 'phone', content: 'managed' }),
});

export const Th = meta.story({
  name: 'Thailand',
  tags: ['@release'],
  ...landingPage({ region: 'th', screen: 'desktop', content: 'managed' }),
});

export const ThOnPhone = meta.story({
  name: 'Thailand, phone',
  tags: ['@release'],
  ...landingPage({ region: 'th', screen: 'phone', content: 'managed' }),
});

export const Us = meta.story({
  name: 'United States',
  tags: ['@release'],
  ...landingPage({ region: 'us', screen: 'desktop', content: 'managed' }),
});

export const UsOnPhone = meta.story({
  name: 'United States, phone',
  tags: ['@release'],
  ...landingPage({ region: 'us', screen: 'phone', content: 'managed' }),
});

export const Vn = meta.story({
  name: 'Vietnam',
  ...landingPage({ region: 'vn', screen: 'desktop', content: 'managed' }),
});

export const VnOnPhone = meta.story({
  name: 'Vietnam, phone',
  tags: ['@release'],
  ...landingPage({ region: 'vn', screen: 'phone', content: 'managed' }),
});
