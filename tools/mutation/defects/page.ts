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
  {
    name: 'in a frame only the register page hides the top bar',
    under: 'src/app/routes',
    within: ['AccountBar'],
    find: 'if (embedded) return null;',
    replace: "if (embedded && page === 'register') return null;",
    killedBy: 'embedded in',
    regions: null,
  },
  {
    name: 'an early press is repeated before the form knows the text that was typed early',
    under: 'src/app/first-screen',
    within: ['Arrival'],
    find: 'if (renders === 2) takeOver(document);',
    replace: 'if (renders === 1) takeOver(document);',
    killedBy: 'comes late',
    regions: null,
  },
  {
    name: 'a language that was chosen on an earlier page wins over the one of the link',
    under: 'src/i18n',
    within: ['chooseLanguage'],
    find: '[account, query, stored]',
    replace: '[account, stored, query]',
    killedBy: 'where a user comes from',
    regions: null,
  },
  {
    name: 'a ban check that failed is kept for five minutes as "not banned"',
    under: 'src/features/register-ban',
    within: ['checkBan'],
    find: 'if (!answer.ok) return false;',
    replace: `if (!answer.ok) {
      writeTimed(storage, 'register_ban', 'open', now());
      return false;
    }`,
    killedBy: 'a ban is asked',
    regions: ['us'],
  },
  {
    name: 'a change of the language counts as another view of the page',
    under: 'src/app/routes',
    within: ['usePage'],
    find: '[page, report]',
    replace: '[page, report, title]',
    killedBy: 'no other view of it',
    regions: null,
  },
  {
    name: 'who leaves the register page within five seconds is still reported as staying on it',
    under: 'src/app/routes',
    within: ['useSignUpDelay'],
    find: 'return () => clearTimeout(timer);',
    replace: 'return undefined;',
    killedBy: 'stays five seconds',
    regions: null,
  },
];
