import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Login } from '../../features/login/Login.tsx';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';

/** Route Login. Source: A§2. */
export default function LoginPage() {
  return (
    <PageFrame bar={<AccountBar page="login" />} footer={<AccountFooter />}>
      <Login />
    </PageFrame>
  );
}
