import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ExistsDialog } from '../../../components/ExistsDialog/ExistsDialog.tsx';
import { contactText } from '../../../domain/account/Contact.ts';
import type { OlderEvent } from '../../../flows/older-sign-up/OlderEvent.ts';
import type { OlderState } from '../../../flows/older-sign-up/OlderState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useAreaName } from '../../useAreaName.ts';
import { useServices } from '../../Services.ts';
import SitePicker from '../SitePicker.tsx';

interface OlderDialogsProps {
  readonly state: OlderState;
  readonly send: (event: OlderEvent) => void;
}

/** The dialogs over the older form: another region's network, the sites, account exists. Source: A§4, A§8, S-078, S-083. */
export default function OlderDialogs({ state, send }: OlderDialogsProps) {
  const { region } = useServices();
  const areaName = useAreaName();
  const { activity } = state;
  const exists = activity.name === 'exists' ? activity : null;
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
      <ExistsDialog
        open={exists !== null}
        kind={exists?.contact.type ?? 'email'}
        contact={exists === null ? '' : contactText(exists.contact)}
        maybeOwn={exists?.maybeOwn ?? false}
        faqHref={region.conflict.faqUrl || undefined}
        onCancel={close}
        onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
      />
    </>
  );
}
