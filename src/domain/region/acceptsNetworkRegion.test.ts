import { describe, expect, it } from 'vitest';
import { acceptsNetworkRegion } from './acceptsNetworkRegion.ts';

describe('acceptsNetworkRegion (S-081)', () => {
  it.each([
    [['GB'], 'GB', true],
    [['GB'], 'gb', true],
    [['GB'], 'UK', true],
    [['GB'], 'uk', true],
    [['GB'], 'FR', false],
    [['FR'], 'UK', false],
    [['GB', 'IE'], 'ie', true],
    [['GB'], '', false],
    [['GB'], 'G', false],
    [['GB'], 'constructor', false],
    [[], 'FR', true],
    [[], '', true],
  ])('%j and a network in %j: %s', (allow, network, accepted) => {
    expect(acceptsNetworkRegion(allow, network)).toBe(accepted);
  });
});
