import { ConfirmMarketDialog } from '../../../components/ConfirmMarketDialog/ConfirmMarketDialog.tsx';
import type { FocusTarget } from '../../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import type { SignUpState, SuccessStep } from '../../../flows/sign-up/SignUpState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useAreaName } from '../../useAreaName.ts';
import { useServices } from '../../Services.ts';
import type { FocusTargets } from '../../useFocusTargets.ts';
import { AccountExists } from '../../shared/AccountExists.tsx';
import { ChangeContact, type ChangeContactProps } from './ChangeContact.tsx';
import { ConfirmEntity } from './ConfirmEntity.tsx';
import { MethodTerms } from './MethodTerms.tsx';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import { useMarkets } from './useMarkets.ts';

type Activity = SignUpDialogsProps['state']['activity'];

/** Whether the dialog for another contact is open; while a confirmed market is sent to, its own dialog is. */
const isChanging = (activity: Activity): activity is ChangeContactProps['conflict'] =>
  activity.name === 'changing' || (activity.name === 'sendingChange' && !activity.confirmedMarket);

interface SignUpDialogsProps {
  readonly state: Exclude<SignUpState, SuccessStep>;
  readonly send: (event: SignUpEvent) => void;
  readonly targets: FocusTargets<FocusTarget>;
  readonly parts: PhoneParts | null;
  /** Called when a phone is typed, to load its parts. */
  readonly onPhone: () => void;
  /** Whether a number waits for them. */
  readonly loading: boolean;
}

/** What interrupts the stepped form: type of company, market, terms of a provider, account exists, change of contact. */
export default function SignUpDialogs({
  state,
  send,
  targets,
  parts,
  onPhone,
  loading,
}: SignUpDialogsProps) {
  const { site, region } = useServices().page;
  const areaName = useAreaName();
  const { activity } = state;
  const sendingConfirmed = 'confirmedMarket' in activity && activity.confirmedMarket;
  const asksMarket =
    activity.name === 'confirmingMarket' ||
    activity.name === 'confirmingChange' ||
    sendingConfirmed;
  const markets = useMarkets(asksMarket && region.needsSwitchSite);
  return (
    <>
      {site.variant === 'accu' && (
        <ConfirmEntity open={activity.name === 'confirmingEntity'} send={send} />
      )}
      <ConfirmMarketDialog
        open={asksMarket}
        area={areaName(region)}
        selection={
          markets === null
            ? undefined
            : {
                countries: markets.map(({ option }) => option),
                current: region.defaultRegionCode,
                defaultRegion: region.defaultRegionCode,
                onSwitch: ({ country }) => send({ type: 'MARKET_SWITCHED', region: country.value }),
              }
        }
        loading={sendingConfirmed}
        loadingLabel={<Message id="sign_up_sending" />}
        onConfirm={() => send({ type: 'MARKET_CONFIRMED' })}
        onCancel={() => send({ type: 'DISMISSED' })}
      />
      {activity.name === 'agreeing' && state.step === 'account' && state.mode.name === 'oauth' && (
        <MethodTerms
          method={state.mode.method}
          onAgree={(agreed) => send({ type: 'TERMS_AGREED', ...agreed })}
          onCancel={() => send({ type: 'DISMISSED' })}
        />
      )}
      <AccountExists
        exists={activity.name === 'exists' ? activity : null}
        onCancel={() => send({ type: 'DISMISSED' })}
        onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
        onChange={() => send({ type: 'CHANGE_CHOSEN' })}
      />
      {isChanging(activity) && (
        <ChangeContact
          conflict={activity}
          cooldowns={state.cooldowns}
          send={send}
          parts={parts}
          onPhone={onPhone}
          loading={loading}
          fieldRef={targets.refFor('contact')}
        />
      )}
    </>
  );
}
