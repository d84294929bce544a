import type { Cooldown } from '../Cooldown.ts';
import type { RequestId } from '../Request.ts';

export type SubscribeActivity =
  /** The drawer is closed; what it showed stays while it slides out. */
  | { readonly name: 'closed'; readonly thanked: boolean }
  | { readonly name: 'open' }
  /** A drawer that made way for another form is away until its answer or its button (E-16). */
  | { readonly name: 'sending'; readonly request: RequestId; readonly away: boolean }
  | { readonly name: 'thanked' };

/** What the automatic opening respects. Source: E-16. */
export interface PageUse {
  /** A modal, drawer or menu is open. */
  readonly dialog: boolean;
  /** A form of the page other than the drawer's is in use. */
  readonly form: boolean;
  /** Since the page was loaded, a drawer was opened or a subscription was sent. */
  readonly offered: boolean;
}

/** A subscribe form: in the page, or in a drawer with its button. Source: A§4, B§4, S-118, S-146. */
export interface SubscribeState {
  /** What opened the form last: the page has one that is always open, and no drawer. */
  readonly by: 'page' | 'visitor' | 'timer';
  /** Of the automatic opening: its time is to come, the page is in use, or it does not open any more. */
  readonly automatic: 'due' | 'waiting' | 'over';
  /** The cooldown that the server requested (E-19). */
  readonly cooldown: Cooldown | null;
  readonly lastRequest: RequestId;
  readonly activity: SubscribeActivity;
}

/** Whether the form shows. */
export const isShown = ({ activity }: SubscribeState): boolean =>
  activity.name === 'sending' ? !activity.away : activity.name !== 'closed';

const start = { cooldown: null, lastRequest: 0 } as const;

/** The form in the page. */
export const formStart: SubscribeState = {
  ...start,
  ...{ by: 'page', automatic: 'over', activity: { name: 'open' } },
};

/** The closed drawer of a page that has just come. */
export const drawerStart: SubscribeState = {
  ...start,
  ...{ by: 'visitor', automatic: 'due', activity: { name: 'closed', thanked: false } },
};
