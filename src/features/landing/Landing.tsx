import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNear } from '../../components/useNear.ts';
import { useFailureToast } from '../useFailureToast.ts';
import { ChunkError } from '../ChunkError.ts';
import { reportMissing } from '../reportMissing.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { useServices } from '../Services.ts';
import { BannerParts } from './banner/BannerParts.tsx';
import { AlertPlaces } from './alerts/AlertPlaces.tsx';
import { BannerClipPlace } from './BannerClipPlace.tsx';
import { ReferralPlace } from './referral/ReferralPlace.tsx';
import { RegisterAction } from './RegisterAction.tsx';
import { SubscribeAction } from './subscribe/SubscribeAction.tsx';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface LandingProps {
  /** Loads the modal that holds the register form. */
  readonly loadModal: () => Promise<{ readonly default: ComponentType<ModalProps> }>;
}

/**
 * The modules below the form. They load with their texts once their place comes into view; nobody
 * waits for them, and where that fails the page stays as it is. Source: B§2.
 */
export function Landing({ loadModal }: LandingProps) {
  const [open, setOpen] = useState(false);
  const showFailure = useFailureToast();
  const [Modal, startModal] = useOnDemand(loadModal, (error) => {
    setOpen(false);
    showFailure(error);
  });
  const {
    page: { region },
    shell: { texts },
    telemetry: { report },
  } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '0px');
  const [Modules, setModules] = useState<ComponentType | null>(null);
  const wanted = near && Modules === null;
  useEffect(() => {
    if (!wanted) return;
    void Promise.all([import('./LandingModules.tsx'), texts.load('landing')]).then(
      ([{ LandingModules }]) => setModules(() => LandingModules),
      // The place stays empty until it comes into view again.
      (cause: unknown) => reportMissing(report, new ChunkError('LandingModules', cause)),
    );
  }, [wanted, texts, report]);
  return (
    <>
      <ReferralPlace />
      <BannerParts />
      <AlertPlaces />
      <BannerClipPlace />
      <div ref={place} data-modules="">
        {Modules && <Modules />}
      </div>
      <RegisterAction
        onOpen={() => {
          startModal();
          setOpen(true);
        }}
      />
      {region.landing.subscribeButton && <SubscribeAction />}
      {Modal && <Modal open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
