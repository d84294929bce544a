import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { NoticeLine } from '../../components/NoticeLine/NoticeLine.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { PartnerDialog } from '../../flows/partner-onboarding/PartnerState.ts';
import { Message } from '../../i18n/Message.tsx';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';

interface PartnerDialogsProps {
  readonly dialog: PartnerDialog;
  /** Whether the linking is being started. */
  readonly linking: boolean;
  readonly send: (event: { readonly type: 'DISMISSED' | 'LINKING_CHOSEN' }) => void;
}

const { portal, product } = errorCatalogue;

const registered = {
  phone: portal['partner.phone_registered'].message,
  email: portal['partner.email_registered'].message,
} as const;

/** Why the partner's account cannot be used as it is, with the way on. Source: A§8 (ERR-017 to ERR-020). */
export function PartnerDialogs({ dialog, linking, send }: PartnerDialogsProps) {
  const { partnerBinding } = useServices().page;
  const dismiss = () => send({ type: 'DISMISSED' });
  switch (dialog.name) {
    case 'registered': {
      const { kind, failure } = dialog;
      return (
        <ConfirmDialog
          open
          type="warning"
          data-partner-dialog={kind}
          title={<Message id={registered[kind]} />}
          loading={linking}
          {...(partnerBinding === ''
            ? { onOk: dismiss }
            : {
                okText: 'partner_start_linking',
                onOk: () => send({ type: 'LINKING_CHOSEN' }),
                onCancel: dismiss,
              })}
        >
          <NoticeLine
            notice={
              failure && !linking
                ? { id: 'linking', tone: 'danger', content: phraseOf(failure) }
                : null
            }
          />
        </ConfirmDialog>
      );
    }
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
