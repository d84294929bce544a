import { expect, it } from 'vitest';
import gb from '../../regions/gb.ts';
import us from '../../regions/us.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { siteHosts } from './siteHosts.ts';

const regions = regionsById([gb, us]);

it('is the host of the region, the variant in front', () => {
  expect([...siteHosts(regions, {})]).toEqual([
    ['gb.portico.example', 'gb'],
    ['us.portico.example', 'us'],
    ['accu.us.portico.example', 'accu.us'],
  ]);
});

it('is the host of the environment, without the port', () => {
  const origins = { us: 'https://Sell.example.com:8443' };
  expect([...siteHosts(regions, origins).keys()]).toEqual([
    'gb.portico.example',
    'sell.example.com',
    'accu.sell.example.com',
  ]);
});

it('two sites at one host are refused by name', () => {
  expect(() => siteHosts(regions, { us: gb.siteUrl })).toThrow(
    'The sites gb and us share the host gb.portico.example; give each its own',
  );
});
