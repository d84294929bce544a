import { useTranslation } from 'react-i18next';
import { Slide } from '../../../components/Slide/Slide.tsx';
import { Message } from '../../../i18n/Message.tsx';
import orders from '../media/slideOrders.svg?no-inline';
import payment from '../media/slidePayment.svg?no-inline';
import store from '../media/slideStore.svg?no-inline';

const slides = [
  {
    picture: store,
    title: 'slide_store_title',
    highlight: 'slide_store_highlight',
    text: 'slide_store_text',
  },
  { picture: orders, title: 'slide_orders_title', text: 'slide_orders_text' },
  { picture: payment, title: 'slide_payment_title', text: 'slide_payment_text' },
] as const;

/** The slides of the main banner where none are managed; without their text they are read in 3 seconds. Source: S-125. */
export function useBuiltInSlides({ withText }: { readonly withText: boolean }) {
  const { t } = useTranslation();
  return slides.map(({ picture, title, text, ...slide }) => ({
    id: title,
    name: t(title),
    content: (
      <Slide
        title={<Message id={title} />}
        highlight={'highlight' in slide && <Message id={slide.highlight} />}
        description={withText && <Message id={text} />}
        picture={<img src={picture} alt="" width="320" height="400" />}
      />
    ),
  }));
}
