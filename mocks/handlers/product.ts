import { checkNetworkCountry } from '../../src/api/contracts/product/networkCheck.ts';
import { answer, type MockedCall } from './answer.ts';
import { succeed } from './Resolver.ts';

/** The product API. Source: A§7, S-082. */
export const productCalls: readonly MockedCall[] = [
  answer(checkNetworkCountry, (_, { regionCode }) => succeed({ ip_region: regionCode })),
];
