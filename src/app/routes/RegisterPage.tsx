import { Banner } from '../../components/Banner/Banner.tsx';
import { ClockIcon } from '../../components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../components/icons/TalkIcon.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { useServices } from '../../features/Services.ts';
import { SignUp } from '../../features/sign-up/SignUp.tsx';
import { Message } from '../../i18n/Message.tsx';
import { AccountBar } from './AccountBar.tsx';
import { sitePaths } from './placeAt.ts';
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

/** Route Register: the main banner with the sign-up in its arch. Source: A§2. */
export function RegisterPage() {
  const { report, site } = useServices();
  useSignUpDelay(report);
  return (
    <PageFrame bar={<AccountBar page="register" />}>
      <Banner
        headline={<Message id="banner_headline" />}
        lead={<Message id="banner_lead" />}
        proofs={proofs}
      >
        <SignUp loginPath={sitePaths(site).login} />
      </Banner>
    </PageFrame>
  );
}
