import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';

/** The background about the shop product: what a shop is. Source: B§2, S-120. */
export function ShopBackgroundModule() {
  return (
    <LandingSection
      data-module="shopBackground"
      layout="beside"
      title={<Message id="shop_title" />}
    >
      <div data-item="shop">
        <Illustration name="handsWithParcel" />
        <p>
          <Message id="shop_text" />
        </p>
      </div>
    </LandingSection>
  );
}
