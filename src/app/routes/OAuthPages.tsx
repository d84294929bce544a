import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import { OAuthCallback } from '../../features/oauth/OAuthCallback.tsx';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';

const pageNames = { shortVideo: 'shortVideoCallback', google: 'socialCallback' } as const;

const pageOf = (method: OAuthMethod) =>
  function OAuthPage() {
    return (
      <PageFrame bar={<AccountBar page={pageNames[method]} />} footer={<AccountFooter />}>
        <OAuthCallback method={method} gate={RegisterGate} />
      </PageFrame>
    );
  };

/** Route of the short-video callback. Source: A§2 (ROUTE-012). */
export const ShortVideoPage = pageOf('shortVideo');

/** Route of the social provider's callback. Source: A§2 (ROUTE-014). */
export const SocialPage = pageOf('google');
