import type { RegionExpectations } from '../expectations/RegionExpectations.ts';
import { read } from './read.ts';
import type { Viewport } from './Site.ts';

/** Where a sign-up on this screen hands over to. */
export const registerTarget = (expected: RegionExpectations, viewport: Viewport): string =>
  read(viewport === 'mobile' ? expected.registerTargetMobile : expected.registerTarget);
