import type { Defect } from './Defect.ts';

/** Mistakes planted by somebody who had not seen the suite, which asked for new assertions. */
export const missedDefects: readonly Defect[] = [
  {
    name: 'after any error of the server the same code counts as wrong',
    under: 'src/flows/sign-up',
    within: ['checkRejected'],
    find: 'isRefused ? code : state.refused',
    replace: 'code',
    killedBy: 'errors at check',
    regions: ['gb'],
  },
  {
    name: 'a registration with both contacts sends the code of the phone twice',
    under: 'src/api/account',
    within: ['bothPayload'],
    find: 'email_code: email.code',
    replace: 'email_code: phone.code',
    killedBy: 'registered together',
    regions: ['gb'],
  },
  {
    name: 'the market dialog offers to change to the market that it asks about',
    under: 'src/components/ConfirmMarketDialog',
    find: 'countries.filter(({ value }) => value !== defaultRegion)',
    replace: 'countries',
    killedBy: 'user of this market',
    regions: ['id'],
  },
  {
    name: 'a menu of the bar that closes takes the focus with it',
    under: 'src/components/Popup',
    within: ['usePopupKeys'],
    find: 'if (panel?.contains(document.activeElement)) button?.focus();',
    replace: ';',
    killedBy: 'the register page is',
    regions: ['id'],
  },
  {
    name: 'fields that are valid are not reported',
    under: 'src/features/shared',
    within: ['useValidatedForm', 'validate'],
    find: "report({ name: 'validation.result', form: name, failed });",
    replace: "if (!valid) report({ name: 'validation.result', form: name, failed });",
    killedBy: 'a seller signs up',
    regions: ['gb'],
  },
  {
    name: 'every page load asks for the ban again',
    under: 'src/features/register-ban',
    within: ['checkBan'],
    find: "writeTimed(storage, 'register_ban', $value, now());",
    replace: ';',
    killedBy: 'a ban is asked',
    regions: ['us'],
  },
  {
    name: 'the title of the first page stays on the next ones',
    under: 'src/app/routes',
    within: ['usePage'],
    find: '[title]',
    replace: '[]',
    killedBy: 'finds login',
    regions: ['base'],
  },
  {
    name: 'the boxes of a code run from right to left',
    under: 'src/components/OtpField',
    find: `<div className={styles['boxes']} dir="ltr">
        {$boxes}
      </div>`,
    replace: `<div className={styles['boxes']}>
        {$boxes}
      </div>`,
    killedBy: 'a seller signs up',
    regions: ['me'],
  },
  {
    name: 'a screen reader hears every second of the countdown',
    under: 'src/components/SendCodeButton',
    within: ['Announcement'],
    find: 'values={{ seconds: start }}',
    replace: 'values={{ seconds }}',
    killedBy: 'a code can be sent again',
    regions: ['sg'],
  },
];
