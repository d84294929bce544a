import type { Contact } from '../../../domain/account/Contact.ts';
import type { FocusTarget } from '../../../flows/sign-up/SignUpEffect.ts';
import type { HandOver } from '../hand-over/createHandOver.ts';
import type { Shown } from '../hand-over/reports.ts';
import type { SharedDeps } from '../shared/runSharedEffect.ts';

/** What the effects of the stepped sign-up need. */
export interface SignUpDeps extends SharedDeps {
  readonly focus: (target: FocusTarget) => void;
  readonly form: {
    readonly showContact: (contact: Contact) => void;
    readonly clearCode: () => void;
    readonly clearPasswords: () => void;
    /** The agreements on screen and whether each was checked, for a type of contact. */
    readonly shown: (type: Contact['type']) => Promise<Omit<Shown, 'userId'>>;
  };
  /** The hand-over, whose code is loaded with the later steps. */
  readonly handOver: () => Promise<HandOver>;
  readonly switchSite: (region: string) => void;
}
