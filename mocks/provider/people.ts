import type { Profile } from '../world/SignInProviders.ts';

interface Person extends Profile {
  /** What signing in as this person shows. */
  readonly note: string;
  /** Whether an account with this e-mail address is there before the person ever comes. */
  readonly registered: boolean;
}

/** The test people who can sign in at the provider; their ids are the subjects of its tokens. */
export const people = [
  {
    subject: 'ana',
    name: 'Ana Pereira',
    email: 'ana.pereira@example.com',
    mobile: '+447700900101',
    note: 'A full profile: e-mail address and phone number.',
    registered: false,
  },
  {
    subject: 'ben',
    name: 'Ben Okafor',
    email: 'ben.okafor@example.com',
    mobile: null,
    note: 'An e-mail address, no phone number.',
    registered: false,
  },
  {
    subject: 'chi',
    name: 'Chi Nguyen',
    email: null,
    mobile: '+447700900103',
    note: 'A phone number, no e-mail address.',
    registered: false,
  },
  {
    subject: 'noor',
    name: 'Noor Haddad',
    email: null,
    mobile: null,
    note: 'No contact at all: the portal has to ask for one.',
    registered: false,
  },
  {
    subject: 'rosa',
    name: 'Rosa Lindqvist',
    email: 'rosa.lindqvist@example.com',
    mobile: null,
    note: 'The e-mail address belongs to an account already.',
    registered: true,
  },
] as const satisfies readonly Person[];

export type PersonId = (typeof people)[number]['subject'];

/** The person of an id; null for nobody's. */
export const personOf = (id: string): Person | null =>
  people.find(({ subject }) => subject === id) ?? null;
