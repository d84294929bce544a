import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { isMainBanner } from '../../domain/landing/isMainBanner.ts';
import type { LandingModule } from '../../domain/landing/LandingSettings.ts';
import { alerts } from '../../features/landing/alerts/AlertName.ts';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { useServices } from '../../features/Services.ts';
import { Message } from '../../i18n/Message.tsx';
import { textKey } from '../../i18n/textKey.ts';
import { AccountBar } from './AccountBar.tsx';
import { AccountFooter } from './AccountFooter.tsx';
import type { Look } from './Look.ts';
import { RegisterContent } from './RegisterContent.tsx';
import { RegisterLanding } from './RegisterLanding.tsx';
import { bannerPlaces } from './bannerPlaces.tsx';
import { isSimpleRegister } from './isSimpleRegister.ts';
import { SimpleRegister } from './SimpleRegister.tsx';
import { useSignUpDelay } from './useSignUpDelay.ts';

/** The modules above the main banner; an alert comes later, into its place. */
const aboveBanner: ReadonlySet<LandingModule> = new Set(['topPlaceholder', ...alerts]);

/** Route Register: the main banner with the sign-up form, or the form without the banner. Source: A§2, S-006. */
export function RegisterPage() {
  const {
    page: { embedded, region },
    telemetry: { report },
  } = useServices();
  const { desktop } = region.landing;
  const { pathname } = useLocation();
  const simple = isSimpleRegister({ pathname, embedded });
  const [look, setLook] = useState<Look | null>(null);
  useSignUpDelay(report);
  return (
    <RegisterGate>
      <PageFrame
        bar={<AccountBar page="register" />}
        footer={<AccountFooter isBottomNav={!simple && desktop.includes('bottomNav')} />}
      >
        {simple ? (
          <SimpleRegister />
        ) : (
          <>
            {desktop
              .filter((module) => aboveBanner.has(module))
              .map((module) => (
                <div key={module} data-module={module} />
              ))}
            <div data-referral-place="" />
            <Banner
              data-module={desktop.find(isMainBanner)}
              headline={look?.headline ?? <Message id={textKey(region.signup.headline)} />}
              lead={look?.lead ?? <Message id="banner_lead" />}
              {...bannerPlaces(region.landing)}
            >
              {look?.content ?? <RegisterContent />}
            </Banner>
            <RegisterLanding onLook={setLook} />
          </>
        )}
      </PageFrame>
    </RegisterGate>
  );
}
