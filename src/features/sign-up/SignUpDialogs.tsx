import { ConfirmMarketDialog } from '../../components/ConfirmMarketDialog/ConfirmMarketDialog.tsx';
import { ExistsDialog } from '../../components/ExistsDialog/ExistsDialog.tsx';
import { contactText } from '../../domain/account/Contact.ts';
import type { FocusTarget } from '../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import type { SignUpState, SuccessStep } from '../../flows/sign-up/SignUpState.ts';
import { Message } from '../../i18n/Message.tsx';
import { useAreaName } from '../useAreaName.ts';
import { useServices } from '../Services.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import { ChangeContact } from './ChangeContact.tsx';

interface SignUpDialogsProps {
  readonly state: Exclude<SignUpState, SuccessStep>;
  readonly send: (event: SignUpEvent) => void;
  readonly targets: FocusTargets<FocusTarget>;
}

/** The dialogs that interrupt the sign-up: confirm the market, account exists, change the contact. */
export default function SignUpDialogs({ state, send, targets }: SignUpDialogsProps) {
  const { region } = useServices();
  const areaName = useAreaName();
  const { activity } = state;
  const sendingConfirmed = activity.name === 'sending' && activity.confirmedMarket;
  const changing = activity.name === 'changing' || activity.name === 'sendingChange';
  return (
    <>
      <ConfirmMarketDialog
        open={activity.name === 'confirmingMarket' || sendingConfirmed}
        area={areaName(region)}
        loading={sendingConfirmed}
        loadingLabel={<Message id="sign_up_sending" />}
        onConfirm={() => send({ type: 'MARKET_CONFIRMED' })}
        onCancel={() => send({ type: 'MARKET_CANCELLED' })}
      />
      <ExistsDialog
        open={activity.name === 'exists'}
        kind="email"
        contact={activity.name === 'exists' ? contactText(activity.contact) : ''}
        onCancel={() => send({ type: 'EXISTS_CANCELLED' })}
        onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
        onChange={() => send({ type: 'CHANGE_CHOSEN' })}
      />
      {changing && (
        <ChangeContact conflict={activity} send={send} fieldRef={targets.bearer('contact')} />
      )}
    </>
  );
}
