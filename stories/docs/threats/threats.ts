/** A test that fails when a rule no longer holds: its file, and words of its title. */
export interface HeldBy {
  readonly file: string;
  readonly test: string;
}

/** Something that an attacker tries, and what keeps it from working. */
export interface Threat {
  readonly what: string;
  /** Who tries it. */
  readonly from: string;
  readonly rule: string;
  readonly heldBy: readonly HeldBy[];
}

/** Names tests of one file. */
export const held = (file: string, ...tests: readonly string[]): readonly HeldBy[] =>
  tests.map((test) => ({ file, test }));

/** What sellers entrust to the portal: account, password, codes, tickets; and their trust in where it leads. */
export const threats: readonly Threat[] = [
  {
    what: 'A link to the portal leads on to a page of the attacker after the sign-up or log-in.',
    from: 'Whoever sends a link',
    rule: 'Only https addresses of listed hosts are followed, from the address, the answer and the storage alike (S-106, SEC-002).',
    heldBy: [
      ...held(
        'src/domain/redirect/allowedDestination.test.ts',
        'only returns addresses of listed hosts',
      ),
      ...held(
        'conformance/specs/planned/rules/redirect.spec.ts',
        'a foreign target in the answer is not followed',
      ),
    ],
  },
  {
    what: 'A redirect hack leads to an address with the seller’s session, outside the marketplace.',
    from: 'Whoever sends a link',
    rule: 'It forwards exactly the listed parameters, to an allowed target (SEC-003).',
    heldBy: [
      ...held('src/domain/redirect/redirectHack.test.ts', 'forwards exactly the listed parameters'),
      ...held(
        'conformance/specs/planned/rules/loginCheck.spec.ts',
        'a redirect hack leads to an allowed https target alone',
      ),
    ],
  },
  {
    what: 'A callback that the seller did not start signs them in to the attacker’s account, or hands over a code.',
    from: 'Whoever sends a link; another page of the same browser',
    rule: 'A callback is exchanged once, by the tab that started it, for the provider and the state of that start.',
    heldBy: [
      ...held(
        'src/features/oauth/hostileCallbacks.test.ts',
        'a callback of this tab is exchanged by one call',
      ),
      ...held(
        'conformance/specs/everywhere/hostileCallbacks.spec.ts',
        'a callback that nobody here started signs nobody in',
      ),
    ],
  },
  {
    what: 'A password, a code or a ticket is read in an address, the history, a referrer, a log, an event or the storage.',
    from: 'Other sites, other users of the device, whoever reads the logs',
    rule: 'Secrets leave the address before anything else runs; events carry the names of fields, not their values; passwords and codes are stored nowhere (S-180, S-204).',
    heldBy: [
      ...held('src/telemetry/redact.test.ts', 'by the name of its field, at any depth'),
      ...held('src/domain/tracking/storedItems.test.ts', 'every secret is in session storage'),
      ...held('conformance/specs/planned/rules/secrets.spec.ts', 'no secret stays behind'),
    ],
  },
  {
    what: 'A text of the content service, of a server, of an address or of the storage runs as a script.',
    from: 'Whoever writes managed content; a compromised service',
    rule: 'Texts are texts: no markup is parsed, stored values come back by their schema alone, links and media are https alone, and the policy allows the portal’s own scripts, with Trusted Types.',
    heldBy: [
      ...held('tools/serve/document/deliveryHeaders.test.ts', 'lets no text become a script'),
      ...held('tools/serve/document/writeSiteData.test.ts', 'shows texts as texts'),
      ...held('src/domain/tracking/hostileStorage.test.ts', 'comes back in its form'),
      ...held('tools/check/storageReaders.test.ts', 'no other source reads'),
      ...held('tools/serve/portal/portal.test.ts', 'goes with a strict policy'),
    ],
  },
  {
    what: 'A foreign page shows the portal in a frame and has the seller press its buttons.',
    from: 'Other sites',
    rule: 'Only the parents of the environment may frame a page, and only they and the configured opener get messages.',
    heldBy: held(
      'tools/serve/document/deliveryHeaders.test.ts',
      'lets the configured parents frame a page',
    ),
  },
  {
    what: 'A request is sent twice: two accounts, two codes, a code used up.',
    from: 'A slow network, an impatient seller',
    rule: 'A machine has one request under way; a press meanwhile does nothing, and an outcome that is unknown is said to be unknown (E-18).',
    heldBy: [
      ...held('tools/quality/faults/bursts.spec.ts', 'bursts sends one request'),
      ...held('src/flows/oauth/oauthMachine.test.ts', 'a code is exchanged once'),
      ...held(
        'src/flows/oauth/oauthMachine.test.ts',
        'an answer that was lost is said to be unknown',
      ),
    ],
  },
  {
    what: 'The login check moves the seller in circles, or follows a session that is not theirs.',
    from: 'A broken service, another tab',
    rule: 'No order of two causes is a loop; a change during a check voids its answer.',
    heldBy: [
      ...held('src/flows/login-check/noLoops.test.ts', 'no order of two causes is a loop'),
      ...held(
        'src/flows/login-check/loginCheckMachine.test.ts',
        'a change during a check voids its answer',
      ),
    ],
  },
  {
    what: 'A call that the page does not need keeps it from what the seller wants.',
    from: 'A slow or dead service',
    rule: 'Telemetry has one request under way, and all other calls that no step waits for have four, each for ten seconds at most: a browser has six connections to a host.',
    heldBy: [
      ...held('src/telemetry/createOutbox.test.ts', 'has one request under way'),
      ...held('src/api/client.test.ts', 'of calls that nobody waits for'),
    ],
  },
];
