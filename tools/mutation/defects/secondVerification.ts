import type { Defect } from './Defect.ts';

const killedBy = 'a log-in that needs a second verification';

/** Mistakes in what is asked before a call is made: a second verification, and the kind of company. */
export const secondVerificationDefects: readonly Defect[] = [
  {
    name: 'a verified log-in is made again without its ticket',
    under: 'src/api',
    find: 'timed($contract, $request, $signal, ticket)',
    replace: 'timed($contract, $request, $signal, null)',
    killedBy,
    regions: null,
  },
  {
    name: 'a verified log-in is made again twice',
    under: 'src/api',
    find: 'timed($contract, $request, $signal, ticket)',
    replace:
      'timed($contract, $request, $signal, null).then(() => timed($contract, $request, $signal, ticket))',
    killedBy,
    regions: null,
  },
  {
    name: 'a refused code of a second verification logs in',
    under: 'src/features/identity',
    within: ['CHECK_CODE'],
    find: "send({ type: 'CODE_REJECTED', error: $error, at: $now })",
    replace: "send({ type: 'CODE_ACCEPTED', ticket: '' })",
    killedBy,
    regions: null,
  },
  {
    name: 'a log-in that is asked for a second time says nothing',
    under: 'src/flows/login',
    within: ['rejected', 'two-step'],
    find: 'return toast($state, network);',
    replace: 'return { state: $state, effects: [] };',
    killedBy,
    regions: null,
  },
  {
    name: 'a second verification that is left brings no tips',
    under: 'src/flows/login',
    within: ['rejected'],
    find: '{ ...$state, tips: true }',
    replace: '{ ...$state, tips: false }',
    killedBy: `${killedBy}|the older page takes one kind`,
    regions: null,
  },
  {
    name: 'a log-in that is refused for good is a toast',
    under: 'src/flows/login',
    within: ['rejected', 'dialog'],
    find: "return { state: { ...$state, activity: { name: 'refused', notice: notice } }, effects: [] };",
    replace: 'return toast($state, notice);',
    killedBy,
    regions: null,
  },
  {
    name: 'an account that is linked already leads to a log-in without tips',
    under: 'src/features/oauth',
    within: ['goTo'],
    find: 'tips ? { tips: tips } : null',
    replace: 'null',
    killedBy: 'signs in by google',
    regions: ['gb'],
  },
  {
    name: 'the US-entity variant checks the network as well',
    under: 'src/flows/sign-up',
    within: ['confirmingEntity'],
    find: 'goOn($state, false)',
    replace: 'checkRegion($state)',
    killedBy: 'the US-entity variant.*has a log-in of its own',
    regions: ['us'],
  },
  {
    name: 'who declines the question for the company goes on',
    under: 'src/features/sign-up/dialogs',
    within: ['ConfirmEntity'],
    find: "onCancel={() => send({ type: 'DISMISSED' })}",
    replace: "onCancel={() => send({ type: 'ENTITY_CONFIRMED' })}",
    killedBy: 'the US-entity variant.*has a log-in of its own',
    regions: ['us'],
  },
];
