import { errorCatalogue } from '../domain/errors/errorCatalogue.ts';
import type { Notice } from '../domain/errors/Notice.ts';

const { portal } = errorCatalogue;

/** Nobody knows whether the call created the account, or added to it. Source: E-18. */
export const registrationUnknown: Notice = {
  from: 'portal',
  key: portal['register.outcome_unknown'].message,
};

/** The account exists, perhaps from a call without an answer. Source: E-18. */
export const maybeCreated: Notice = {
  from: 'portal',
  key: portal['register.maybe_created'].message,
};

/** Nobody knows whether the call logged in. Source: E-18. */
export const logInUnknown: Notice = {
  from: 'portal',
  key: portal['log_in.outcome_unknown'].message,
};

/** The second step is asked for although the client has repeated the request already. Source: S-114. */
export const secondStepRepeated: Notice = {
  from: 'portal',
  key: portal['identity.repeated'].message,
};
