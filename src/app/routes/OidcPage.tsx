import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { OidcCallback } from '../../features/oidc/OidcCallback.tsx';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';

/** Route OidcCallback. Source: A§2. */
export default function OidcPage() {
  return (
    <PageFrame bar={<AccountBar page="oidcCallback" />} footer={<AccountFooter />}>
      <OidcCallback />
    </PageFrame>
  );
}
