import { useLocation } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ClockIcon } from '../../components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../components/icons/TalkIcon.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { useServices } from '../../features/Services.ts';
import { Message } from '../../i18n/Message.tsx';
import { textKey } from '../../i18n/textKey.ts';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';
import { RegisterContent } from './RegisterContent.tsx';
import { RegisterLanding } from './RegisterLanding.tsx';
import { isSimpleRegister } from './isSimpleRegister.ts';
import { SimpleRegister } from './SimpleRegister.tsx';
import { useSignUpDelay } from './useSignUpDelay.ts';

const proofs = [
  {
    icon: <ClockIcon />,
    title: <Message id="banner_proof_time_title" />,
    text: <Message id="banner_proof_time_text" />,
  },
  {
    icon: <TalkIcon />,
    title: <Message id="banner_proof_support_title" />,
    text: <Message id="banner_proof_support_text" />,
  },
  {
    icon: <CoinsIcon />,
    title: <Message id="banner_proof_payment_title" />,
    text: <Message id="banner_proof_payment_text" />,
  },
];

/** Route Register: the main banner with the sign-up form, or the form without the banner. Source: A§2, S-006. */
export function RegisterPage() {
  const {
    page: { embedded, region },
    telemetry: { report },
  } = useServices();
  const { pathname } = useLocation();
  useSignUpDelay(report);
  return (
    <RegisterGate>
      <PageFrame bar={<AccountBar page="register" />} footer={<AccountFooter />}>
        {isSimpleRegister({ pathname, embedded }) ? (
          <SimpleRegister />
        ) : (
          <>
            <div data-referral-place="" />
            <Banner
              data-module="mainBanner"
              headline={<Message id={textKey(region.signup.headline)} />}
              lead={<Message id="banner_lead" />}
              proofs={proofs}
            >
              <RegisterContent />
            </Banner>
            <RegisterLanding />
          </>
        )}
      </PageFrame>
    </RegisterGate>
  );
}
