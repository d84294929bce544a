import { ClockIcon } from '../../src/components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../src/components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../src/components/icons/TalkIcon.tsx';
import { Message } from '../../src/i18n/Message.tsx';

/** Three short points in the page's language, for stories of the landing page. */
export const proofs = [
  {
    id: 'time',
    icon: <ClockIcon />,
    title: <Message id="banner_proof_time_title" />,
    text: <Message id="banner_proof_time_text" />,
  },
  {
    id: 'support',
    icon: <TalkIcon />,
    title: <Message id="banner_proof_support_title" />,
    text: <Message id="banner_proof_support_text" />,
  },
  {
    id: 'payment',
    icon: <CoinsIcon />,
    title: <Message id="banner_proof_payment_title" />,
    text: <Message id="banner_proof_payment_text" />,
  },
] as const;
