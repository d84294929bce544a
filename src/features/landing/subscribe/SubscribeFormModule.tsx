import type { ReactNode } from 'react';
import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { formStart } from '../../../flows/subscribe/SubscribeState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { FormNotices } from '../../shared/FormNotices.tsx';
import styles from './Subscribe.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';
import { useSubscribe } from './useSubscribe.ts';
import { useSubscribeTexts } from './useSubscribeTexts.tsx';

/** The subscribe form in the page. Source: B§2 (LAND-012), S-118, S-146. */
export function SubscribeFormModule() {
  const { title, highlight, description } = useSubscribeTexts();
  return (
    <LandingSection data-module="subscribeForm" layout="beside" title={title} lead={highlight}>
      <FormNotices>
        <FormOrThanks description={description} />
      </FormNotices>
    </LandingSection>
  );
}

function FormOrThanks({ description }: { readonly description: ReactNode }) {
  const subscribe = useSubscribe(formStart);
  if (subscribe.state.activity.name !== 'thanked')
    return (
      <div className={styles['form']}>
        <p>{description}</p>
        <SubscribeForm subscribe={subscribe} />
      </div>
    );
  return (
    <div className={styles['thanks']}>
      <Illustration name="sealedParcel" />
      <h3 ref={subscribe.targets.refFor('thanks')} className={styles['title']} tabIndex={-1}>
        <Message id="subscribe_thanks_title" />
      </h3>
      <p>
        <Message id="subscribe_thanks_text" />
      </p>
    </div>
  );
}
