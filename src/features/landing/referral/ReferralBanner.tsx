import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { GiftIcon } from '../../../components/icons/GiftIcon.tsx';
import type { Referral } from '../../../components/ReferralModal/Referral.ts';
import { ReferralModal } from '../../../components/ReferralModal/ReferralModal.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { useServices } from '../../Services.ts';
import { readReferral } from './readReferral.ts';
import styles from './ReferralBanner.module.css';

interface ReferralBannerProps {
  /** The code in the address. */
  readonly referCode: string;
}

/**
 * The line of an invited seller, whose button shows the rewards; nothing until they are read, and
 * where there are none to collect. Source: A§2, A§4, B§2 (REF-001, REF-002), S-119, S-152.
 */
export default function ReferralBanner({ referCode }: ReferralBannerProps) {
  const {
    page: { region },
    backend: { call },
  } = useServices();
  const [referral, setReferral] = useState<Referral | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    void readReferral(call, { region, referCode }, left.signal).then(setReferral);
    return () => left.abort();
  }, [call, region, referCode]);
  if (referral === null) return null;
  return (
    <>
      <div className={styles['banner']} data-module="referralBanner">
        <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <GiftIcon />
          <Message id="referral_banner" />
        </Button>
      </div>
      <ReferralModal open={open} referral={referral} onClose={() => setOpen(false)} />
    </>
  );
}
