import { ClockIcon } from '../../components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../components/icons/TalkIcon.tsx';
import type { BannerPart } from '../../domain/landing/bannerParts.ts';
import type { LandingSettings } from '../../domain/landing/LandingSettings.ts';
import { Message } from '../../i18n/Message.tsx';

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

const place = (part: BannerPart) => <div data-banner-part={part} />;

/** The places of what comes after the form, with their size; where there is no carousel, the proofs. Source: B§2, S-118. */
export function bannerPlaces({ bannerExtras, h5Register }: LandingSettings) {
  return {
    notice: bannerExtras.includes('topBanner') && place('topBanner'),
    words: place('firstScreen'),
    phoneMedia: h5Register && place('bannerH5'),
    ...(bannerExtras.includes('carousel') ? { media: place('carousel') } : { proofs }),
  };
}
