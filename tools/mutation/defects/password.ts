import type { Defect } from './Defect.ts';

/** Mistakes in the password, the agreements and what follows a registration. */
export const passwordDefects: readonly Defect[] = [
  {
    name: 'the terms need no tick',
    under: 'src/features/shared',
    find: 'terms: !autoCheck',
    replace: 'terms: false',
    killedBy: 'nobody registers',
    regions: null,
  },
  {
    name: 'the payment terms need no tick',
    under: 'src/features/shared',
    find: 'stripe: stripe && !autoCheck',
    replace: 'stripe: false',
    killedBy: 'nobody registers',
    regions: null,
  },
  {
    name: 'the terms are ticked from the start',
    under: 'src/features/sign-up',
    find: 'check_read_agreements: autoCheck',
    replace: 'check_read_agreements: true',
    killedBy: 'by email.*a seller signs up|nobody registers',
    regions: ['gb'],
  },
  {
    name: 'an unmet password rule never turns red',
    under: 'src/components/PasswordTips',
    find: "$checked || $lost ? 'wrong' : 'neutral'",
    replace: "$lost ? 'wrong' : 'neutral'",
    killedBy: 'the password step shows',
    regions: null,
  },
  {
    name: 'a finished sign-up is not reported',
    under: 'src/flows/sign-up',
    find: "{ type: 'TRACK_COMPLETED', method: $method }",
    replace: '...[]',
    killedBy: 'by email.*a seller signs up',
    regions: ['gb'],
  },
  {
    name: 'the source of a sign-up is not reported',
    under: 'src/features/sign-up',
    find: '$call(reportSource, $source)',
    replace: '...[]',
    killedBy: 'by email.*a seller signs up',
    regions: ['gb'],
  },
  {
    name: 'any target of a redirect is followed',
    under: 'src/domain/redirect',
    find: '$secure && $rule.hosts.includes($url.host) ? $url.href : null',
    replace: '$url.href',
    killedBy: 'a foreign target',
    regions: null,
  },
  {
    name: 'the hand-over pages are swapped',
    under: 'src/domain/redirect',
    find: "$mobile ? '/settle/signup-success' : '/settle/verification'",
    replace: "$mobile ? '/settle/verification' : '/settle/signup-success'",
    killedBy: 'by email.*a seller signs up',
    regions: ['gb'],
  },
];
