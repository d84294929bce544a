import type { Profile } from '../world/SignInProviders.ts';

interface TestUser extends Profile {
  /** What this user is for, as the sign-in page shows it. */
  readonly note: string;
  /** Whether the marketplace has an account with this e-mail address from the start. */
  readonly registered: boolean;
}

/** The test users who can sign in at the provider; their ids are the subjects of its tokens. */
export const testUsers = [
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
    note: 'No contact: the portal has to ask for one.',
    registered: false,
  },
  {
    subject: 'rosa',
    name: 'Rosa Lindqvist',
    email: 'rosa.lindqvist@example.com',
    mobile: null,
    note: 'The e-mail address has an account already, with the password Market-7.',
    registered: true,
  },
] as const satisfies readonly TestUser[];

export type TestUserId = (typeof testUsers)[number]['subject'];

/** The test user of an id; null for an unknown id. */
export const testUserOf = (id: string): TestUser | null =>
  testUsers.find(({ subject }) => subject === id) ?? null;
