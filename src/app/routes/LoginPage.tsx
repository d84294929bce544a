import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Login } from '../../features/login/Login.tsx';
import { AccountBar } from './AccountBar.tsx';
import { paths } from './paths.ts';

/** Route Login. Source: A§2. */
export default function LoginPage() {
  return (
    <PageFrame bar={<AccountBar to="register" />}>
      <Login registerPath={paths.register} />
    </PageFrame>
  );
}
