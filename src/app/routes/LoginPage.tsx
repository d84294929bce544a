import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Login } from '../../features/login/Login.tsx';
import { useServices } from '../../features/Services.ts';
import { AccountBar } from './AccountBar.tsx';
import { sitePaths } from './matchRoute.ts';

/** Route Login. Source: A§2. */
export default function LoginPage() {
  const { site } = useServices().page;
  return (
    <PageFrame bar={<AccountBar page="login" />}>
      <Login registerPath={sitePaths(site).register} />
    </PageFrame>
  );
}
