import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { NoticeLine } from '../../components/NoticeLine/NoticeLine.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import { useRemainingSeconds } from '../../components/SendCodeButton/useRemainingSeconds.ts';
import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { PartnerDialog } from '../../flows/partner-onboarding/PartnerState.ts';
import { Message } from '../../i18n/Message.tsx';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { useCurrentPause } from '../useCurrentPause.ts';

interface PartnerDialogsProps {
  readonly dialog: PartnerDialog;
  /** Whether the linking is being started. */
  readonly linking: boolean;
  readonly send: (event: { readonly type: 'DISMISSED' | 'LINKING_CHOSEN' }) => void;
  /** Goes to the log-in, where an account may be the seller's own. */
  readonly onLogIn?: () => void;
}

const { portal, product } = errorCatalogue;

const registered = {
  phone: portal['partner.phone_registered'].message,
  email: portal['partner.email_registered'].message,
} as const;

/** Why the partner's account cannot be used as it is, with the way on. Source: A§8 (ERR-017 to ERR-020). */
export function PartnerDialogs({ dialog, linking, send, onLogIn }: PartnerDialogsProps) {
  const { page, browser } = useServices();
  const { failure, cooldown } =
    dialog.name === 'registered' ? dialog : { failure: null, cooldown: null };
  const waits = useRemainingSeconds(cooldown, browser.now) > 0;
  const content = useCurrentPause(failure === null ? undefined : phraseOf(failure), cooldown);
  const dismiss = () => send({ type: 'DISMISSED' });
  switch (dialog.name) {
    case 'registered': {
      const { kind } = dialog;
      return (
        <ConfirmDialog
          open
          type="warning"
          data-partner-dialog={kind}
          title={<Message id={registered[kind]} />}
          loading={linking}
          {...(page.partnerBinding === ''
            ? { onOk: dismiss }
            : {
                okText: 'partner_start_linking',
                okDisabled: waits,
                onOk: () => send({ type: 'LINKING_CHOSEN' }),
                onCancel: dismiss,
              })}
        >
          <NoticeLine
            notice={
              content === undefined || linking ? null : { id: 'linking', tone: 'danger', content }
            }
          />
        </ConfirmDialog>
      );
    }
    case 'maybe-own':
      return (
        <ConfirmDialog
          open
          type="info"
          data-partner-dialog="maybe-own"
          title={<Message id={portal['register.maybe_created'].message} />}
          okText="exists_dialog_log_in"
          onOk={() => onLogIn?.()}
          onCancel={dismiss}
        />
      );
    case 'linked':
      return (
        <ConfirmDialog
          open
          type="error"
          data-partner-dialog="linked"
          title={<Message id={product[1007].message} />}
          onOk={dismiss}
        />
      );
    case 'notice':
      return (
        <ConfirmDialog
          open
          type="error"
          data-partner-dialog="notice"
          title={<Message id="partner_notice_title" />}
          onOk={dismiss}
        >
          <Phrase content={phraseOf(dialog.notice)} />
        </ConfirmDialog>
      );
  }
}
