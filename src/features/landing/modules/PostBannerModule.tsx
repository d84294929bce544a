import { Button } from '../../../components/Button/Button.tsx';
import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { showForm } from '../showForm.ts';
import styles from './PostBannerModule.module.css';

/** After the main banner: one reason to begin, and the way back to the form. Source: B§2, S-120. */
export function PostBannerModule() {
  return (
    <LandingSection
      className={styles['banner']}
      data-module="postBanner"
      layout="beside"
      title={<Message id="post_banner_title" />}
      lead={<Message id="post_banner_text" />}
    >
      <div className={styles['action']} data-item="action">
        <Illustration name="sealedParcel" />
        <Button onClick={showForm}>
          <Message id="nav_start_selling" />
        </Button>
      </div>
    </LandingSection>
  );
}
