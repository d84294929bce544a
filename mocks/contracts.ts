import type { Contract } from '../src/api/Contract.ts';
import * as monitor from '../src/api/contracts/monitor.ts';
import * as passport from '../src/api/contracts/passport.ts';
import * as product from '../src/api/contracts/product.ts';

/** Every call of the catalogue. Scenarios and the answer to an unknown call are made from this list. */
export const contracts: readonly Contract[] = [passport, product, monitor].flatMap((service) =>
  Object.values<Contract>({ ...service }),
);
