import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { OAuthType, PartialState, RequestId } from './SignUpState.ts';

interface Answer {
  readonly request: RequestId;
}

/** A moment, in epoch milliseconds: the machine has no clock of its own. */
interface Timed {
  readonly at: number;
}

interface Refusal extends Answer, Timed {
  readonly error: CallError;
}

/** What happened: the person did something, or the server answered. */
export type SignUpEvent =
  | ({ readonly type: 'CONTACT_SUBMITTED'; readonly contact: Contact } & Timed)
  | { readonly type: 'CONTACT_EDITED' }
  | { readonly type: 'ENTITY_CONFIRMED' }
  | { readonly type: 'ENTITY_DECLINED' }
  | { readonly type: 'PROVIDER_CHOSEN'; readonly provider: OAuthType | 'business-advertising' }
  /** The page is shown again after it was left for a provider. */
  | { readonly type: 'PAGE_RESTORED' }
  | { readonly type: 'PROVIDER_ANSWERED'; readonly partial: PartialState }
  | { readonly type: 'PARTIAL_CLOSED' }
  | ({ readonly type: 'REGION_MATCHED' } & Answer)
  | ({ readonly type: 'REGION_MISMATCHED' } & Answer)
  | ({ readonly type: 'REGION_FAILED'; readonly error: CallError } & Answer)
  | { readonly type: 'MARKET_CONFIRMED' }
  | { readonly type: 'MARKET_CANCELLED' }
  /** @param region id of the region whose site was chosen */
  | { readonly type: 'MARKET_SWITCHED'; readonly region: string }
  | ({ readonly type: 'CODE_SENT' } & Answer & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  | ({ readonly type: 'RESEND_PRESSED' } & Timed)
  | { readonly type: 'CODE_EDITED' }
  | ({ readonly type: 'CODE_SUBMITTED'; readonly code: string } & Timed)
  | ({ readonly type: 'CODE_ACCEPTED'; readonly ticket: string } & Answer)
  | ({ readonly type: 'CODE_REJECTED' } & Refusal)
  | ({ readonly type: 'PASSWORD_SUBMITTED'; readonly password: string } & Timed)
  | ({
      readonly type: 'REGISTERED';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    } & Answer)
  | ({ readonly type: 'REGISTER_REJECTED' } & Refusal)
  | { readonly type: 'EXISTS_CANCELLED' }
  | { readonly type: 'LOG_IN_CHOSEN' }
  | { readonly type: 'CHANGE_CHOSEN' }
  | ({ readonly type: 'CHANGE_SUBMITTED'; readonly contact: Contact } & Timed)
  | { readonly type: 'CHANGE_CANCELLED' }
  | { readonly type: 'BACK_PRESSED' };
