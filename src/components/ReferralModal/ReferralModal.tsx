import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Referral } from './Referral.ts';
import styles from './ReferralModal.module.css';
import { ReferralOffer } from './ReferralOffer.tsx';

/** The number in the subtitle. Source: A§9, S-151 (REF-005). */
const SUBTITLE_VALUE = 10;

interface ReferralModalProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'picture' | 'size' | 'busy' | 'actions' | 'children'
> {
  /** The content to show; `toReferral` creates it from the response. */
  readonly referral: Referral;
}

/** Shows an invited seller the rewards and their tasks. Source: A§3, A§4, B§4 (REF-002, REF-004, REF-005). */
export function ReferralModal({ referral, ...rest }: ReferralModalProps) {
  return (
    <Dialog {...rest} size="referral" title={<Message id="referral_title" />}>
      <div className={styles['content']} aria-busy={referral.kind === 'loading' || undefined}>
        {referral.kind === 'loading' && (
          <div className={styles['waiting']}>
            <Spinner />
          </div>
        )}
        {referral.kind === 'finished' && (
          <div className={styles['nothing']}>
            <Illustration name="sealedParcel" />
            <p>
              <Message id="referral_finished" />
            </p>
          </div>
        )}
        {referral.kind === 'empty' && (
          <div className={styles['nothing']}>
            <Illustration name="emptyShelf" />
            <p>
              <Message id="referral_empty" />
            </p>
          </div>
        )}
        {referral.kind === 'open' && (
          <>
            <p>
              <Message id="referral_subtitle" values={{ value: SUBTITLE_VALUE }} />
            </p>
            <ReferralOffer {...referral} />
          </>
        )}
      </div>
    </Dialog>
  );
}
