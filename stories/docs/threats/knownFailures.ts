import { held, type HeldBy } from './threats.ts';

/** A way in which products of this kind have failed their users before. */
interface KnownFailure {
  readonly what: string;
  /** What the portal does instead. */
  readonly here: string;
  readonly heldBy: readonly HeldBy[];
}

const callbacks = 'conformance/specs/planned/rules/callbacks.spec.ts';
const hostileCallbacks = 'conformance/specs/everywhere/hostileCallbacks.spec.ts';
const accountField = 'conformance/specs/planned/rules/accountField.spec.ts';

/** What is known to go wrong in sign-in products, each with the test that would see it here. */
export const knownFailures: readonly KnownFailure[] = [
  {
    what: 'Open redirect: the address after the log-in is taken from a link.',
    here: 'Only https addresses of listed hosts are followed.',
    heldBy: held(
      'src/domain/redirect/allowedDestination.test.ts',
      'only returns addresses of listed hosts',
    ),
  },
  {
    what: 'Login CSRF: a callback that another browser started signs the user in to its account.',
    here: 'The state is known to the tab that started the sign-in, and works once.',
    heldBy: held(hostileCallbacks, 'a callback that nobody here started signs nobody in'),
  },
  {
    what: 'Mix-up: the code of one provider is handed to another, or one of two values of a parameter is believed.',
    here: 'A start is bound to its provider; doubled parameters are refused.',
    heldBy: held(hostileCallbacks, 'a callback that nobody here started signs nobody in'),
  },
  {
    what: 'Replay: Back or a reload exchanges a code, or uses a ticket, once more.',
    here: 'Both leave the address before the call, and are used once.',
    heldBy: [
      ...held(
        'src/features/oauth/hostileCallbacks.test.ts',
        'a callback of this tab is exchanged by one call',
      ),
      ...held(callbacks, 'a ticket logs in, once'),
    ],
  },
  {
    what: 'A token in the fragment stays in the history, or goes on with a redirect.',
    here: 'The fragment is taken out of the address before anything is sent.',
    heldBy: held(callbacks, 'an OpenID sign-in ends here'),
  },
  {
    what: 'Secrets of an address reach others by the Referer, or by a link that keeps the query.',
    here: 'No link carries them, and the Referer holds the origin alone.',
    heldBy: [
      ...held('conformance/specs/planned/rules/links.spec.ts', 'no link carries a secret'),
      ...held('tools/serve/document/deliveryHeaders.test.ts', 'keeps every page from others'),
    ],
  },
  {
    what: 'A domain that looks like another one is registered: the user sees one address, another is sent.',
    here: 'The address is shown as it is sent.',
    heldBy: held(accountField, 'an address is cleaned before it is sent'),
  },
  {
    what: 'A number is rewritten to that of somebody else: a trunk zero, a repeated calling code, a guess.',
    here: 'What can be read in two ways is refused.',
    heldBy: held('src/domain/phone/readPhone.test.ts', 'never guesses'),
  },
  {
    what: 'A message of the page reaches any window that opened or embeds it.',
    here: 'Messages go to the configured windows alone.',
    heldBy: held('conformance/specs/planned/rules/hosts.spec.ts', 'opened the page from'),
  },
  {
    what: 'Two presses make two accounts, or use a code up.',
    here: 'One request for each activation, for every control that sends.',
    heldBy: held('tools/quality/faults/bursts.spec.ts', 'bursts sends one request'),
  },
  {
    what: 'A log-in of another user in another tab goes unnoticed.',
    here: 'The other tabs check the session, and move once.',
    heldBy: held(
      'conformance/specs/planned/rules/otherTabs.spec.ts',
      'a log-in in another tab moves this one, once',
    ),
  },
  {
    what: 'Codes are tried without end.',
    here: 'A refused code is not sent again, and a throttled request waits for as long as the server says.',
    heldBy: [
      ...held(
        'src/flows/sign-up/verificationStep.test.ts',
        'a rejected code is not sent again until it changes (E-07)',
      ),
      ...held('conformance/specs/everywhere/throttled.spec.ts', 'says how long to wait'),
    ],
  },
  {
    what: 'An account in the storage of a shared device is shown to the next user, or holds an expression.',
    here: 'It is read by a schema, and once.',
    heldBy: held('src/app/prefilledAccount.test.ts', 'without an expression (S-180)'),
  },
];
