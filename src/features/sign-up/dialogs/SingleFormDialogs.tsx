import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { SingleFormEvent } from '../../../flows/single-form/SingleFormEvent.ts';
import type { SingleFormState } from '../../../flows/single-form/SingleFormState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useAreaName } from '../../useAreaName.ts';
import { useServices } from '../../Services.ts';
import { AccountExists } from '../../shared/AccountExists.tsx';
import type { Checkboxes } from '../shared/shownAgreements.ts';
import { MethodTerms } from './MethodTerms.tsx';
import SitePicker from './SitePicker.tsx';

interface SingleFormDialogsProps {
  readonly state: SingleFormState;
  /** The agreements as the form has them. */
  readonly checked: Checkboxes;
  readonly send: (event: SingleFormEvent) => void;
}

/** What interrupts the single form: network warning, terms of a provider, site picker, account exists. Source: A§4, A§8, S-078, S-083, S-202. */
export function SingleFormDialogs({ state, checked, send }: SingleFormDialogsProps) {
  const { region } = useServices().page;
  const areaName = useAreaName();
  const { activity } = state;
  const close = () => send({ type: 'DISMISSED' });
  return (
    <>
      <ConfirmDialog
        open={activity.name === 'warned' || activity.name === 'warnedAtSend'}
        type="warning"
        title={<Message id="network_warning_title" />}
        okText="network_warning_start"
        cancelText="network_warning_change_site"
        onOk={() => send({ type: 'START_CHOSEN' })}
        onCancel={({ reason }) =>
          reason === 'button' ? send({ type: 'CHANGE_SITE_CHOSEN' }) : close()
        }
      >
        <Message id="network_warning_text" values={{ area: areaName(region) }} />
      </ConfirmDialog>
      {activity.name === 'agreeing' && (
        <MethodTerms
          method={activity.method}
          checked={checked}
          onAgree={(agreed) => send({ type: 'TERMS_AGREED', ...agreed })}
          onCancel={close}
        />
      )}
      <SitePicker open={activity.name === 'pickingSite'} onClose={close} />
      <AccountExists
        exists={activity.name === 'exists' ? activity : null}
        onCancel={close}
        onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
      />
    </>
  );
}
