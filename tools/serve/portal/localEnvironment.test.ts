import { expect, it } from 'vitest';
import us from '../../../regions/us.ts';
import { localEnvironment } from './localEnvironment.ts';
import { regionsById } from './Regions.ts';

it('a redirect may lead to each site; the menus lead to the region’s own, not to its variant', () => {
  expect(localEnvironment(regionsById([us]), 4400)).toMatchObject({
    redirectHosts: ['us.localhost:4400', 'accu.us.localhost:4400'],
    sites: { us: 'http://us.localhost:4400' },
  });
});

it('names the provider of this machine', () => {
  const { providers } = localEnvironment(regionsById([us]), 4400);
  expect(providers.google?.authorizeUrl).toBe('http://provider.localhost:4400/social/auth');
  expect(providers.shortVideo?.authorizeUrl).toBe(
    'http://provider.localhost:4400/short_video/auth',
  );
});
