import type { Defect } from './Defect.ts';

/** Mistakes of the page around the form. */
export const pageDefects: readonly Defect[] = [
  {
    name: 'a later step does not fill a phone',
    under: 'src/components/Card',
    find: 'data-full-screen={$fullScreen || undefined}',
    replace: 'data-full-screen={undefined}',
    killedBy: 'Back stands where',
    regions: null,
  },
  {
    name: 'the page names another language',
    under: 'src/app/language',
    find: '$document.lang = $language',
    replace: "$document.lang = 'en'",
    killedBy: 'the register page is the region',
    regions: ['gb'],
  },
  {
    name: 'markup is made from a text, and what the policy throws is caught',
    under: 'src/app/language',
    find: '$document.lang = $language',
    replace:
      "$document.lang = (() => { try { document.createElement('b').innerHTML = $language; } catch {} return $language; })()",
    killedBy: 'the register page is the region',
    regions: ['gb'],
  },
  {
    name: 'a user is tracked after four seconds',
    under: 'src/app/routes',
    find: 'const DELAY_MS = 5000;',
    replace: 'const DELAY_MS = 4000;',
    killedBy: 'stays five seconds',
    regions: null,
  },
  {
    name: 'the query is lost on the way to the log-in',
    under: 'src/features',
    within: ['RouteLink'],
    find: '{ pathname: $to, search: $search }',
    replace: '{ pathname: $to }',
    killedBy: 'finds login',
    regions: null,
  },
];
