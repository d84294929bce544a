import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { OlderEvent } from '../../../flows/older-sign-up/OlderEvent.ts';
import type { OlderState } from '../../../flows/older-sign-up/OlderState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useAreaName } from '../../useAreaName.ts';
import { useServices } from '../../Services.ts';
import { AccountExists } from '../AccountExists.tsx';
import SitePicker from '../SitePicker.tsx';

interface OlderDialogsProps {
  readonly state: OlderState;
  readonly send: (event: OlderEvent) => void;
}

/** The dialogs over the older form: another region's network, the sites, account exists. Source: A§4, A§8, S-078, S-083. */
export function OlderDialogs({ state, send }: OlderDialogsProps) {
  const { region } = useServices();
  const areaName = useAreaName();
  const { activity } = state;
  const close = () => send({ type: 'DIALOG_CLOSED' });
  return (
    <>
      <ConfirmDialog
        open={activity.name === 'warned'}
        type="warning"
        title={<Message id="older_network_title" />}
        okText="older_network_start"
        cancelText="older_network_change_site"
        onOk={() => send({ type: 'START_CHOSEN' })}
        onCancel={({ reason }) =>
          reason === 'button' ? send({ type: 'CHANGE_SITE_CHOSEN' }) : close()
        }
      >
        <Message id="older_network_text" values={{ area: areaName(region) }} />
      </ConfirmDialog>
      <SitePicker open={activity.name === 'pickingSite'} onClose={close} />
      <AccountExists
        exists={activity.name === 'exists' ? activity : null}
        onCancel={close}
        onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
      />
    </>
  );
}
