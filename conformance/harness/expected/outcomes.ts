import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { read } from './read.ts';
import type { Viewport } from '../../shared/Site.ts';
import { toasts } from '../../oracle/common/messages.ts';

/** Where a sign-up on this screen hands over to. */
export const registerTarget = (expected: RegionExpectations, viewport: Viewport): string =>
  read(viewport === 'mobile' ? expected.registerTargetMobile : expected.registerTarget);

/** The methods of sign-in that the register page offers beside its form, in their order. */
export const offeredMethods = (expected: RegionExpectations): readonly string[] => [
  ...(read(expected.shortVideoLogin) ? ['shortVideo'] : []),
  ...(read(expected.googleLogin) ? ['google'] : []),
  ...(read(expected.partnerFlow) ? ['partner'] : []),
];

/** The toast of a code that was sent, and the requirement that names it, by contact. */
export const sentToast = {
  email: { id: 'CODE-015', key: toasts.emailCodeSent },
  phone: { id: 'CODE-016', key: toasts.phoneCodeSent },
} as const;
