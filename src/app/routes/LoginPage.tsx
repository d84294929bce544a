import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Login } from '../../features/login/Login.tsx';
import { useServices } from '../../features/Services.ts';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';
import { sitePaths } from './matchRoute.ts';

/** Route Login. Source: A§2. */
export default function LoginPage() {
  const { site } = useServices().page;
  return (
    <PageFrame bar={<AccountBar page="login" />} footer={<AccountFooter />}>
      <Login registerPath={sitePaths(site).register} />
    </PageFrame>
  );
}
