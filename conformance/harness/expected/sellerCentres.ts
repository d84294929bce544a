import { expectationsOf, REGION_IDS } from '../../oracle/regions.ts';
import { read } from './read.ts';

/** The seller centre of a region, where it has one. */
export const centreOf = (region: string): string => `https://sellers.${region}.example`;

/** Each region that has a seller centre, with it: what the environment block names. Source: S-184. */
export const sellerCentres = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    REGION_IDS.filter((one) => read(expectationsOf(one).sellerCentreRedirect)).map((one) => [
      one,
      centreOf(one),
    ]),
  );
