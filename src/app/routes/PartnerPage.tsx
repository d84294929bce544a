import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PartnerCallback } from '../../features/partner/PartnerCallback.tsx';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';

/** Route of the partner's callback. Source: A§2 (ROUTE-013). */
export default function PartnerPage() {
  return (
    <PageFrame bar={<AccountBar page="partnerCallback" />} footer={<AccountFooter />}>
      <PartnerCallback gate={RegisterGate} />
    </PageFrame>
  );
}
