import { useState } from 'react';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { AdditionalInfo } from '../../features/additional-info/AdditionalInfo.tsx';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { useServices } from '../../features/Services.ts';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';
import { Redirect } from './Redirect.tsx';

/** Route ttRegisterAdditional; without a profile it leads to the register page. Source: A§2, S-086, S-203. */
export default function AdditionalInfoPage() {
  const { page, browser } = useServices();
  const [profileKey] = useState(() => browser.storage.read('profileKey'));
  if (profileKey === null) return <Redirect to={page.paths.register} unknown={false} />;
  return (
    <RegisterGate>
      <PageFrame bar={<AccountBar page="additionalInfo" />} footer={<AccountFooter />}>
        <AdditionalInfo profileKey={profileKey} />
      </PageFrame>
    </RegisterGate>
  );
}
