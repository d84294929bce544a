import { everywhere, named, slotOf, type SlotContent } from './content.ts';

const link = 'https://academy.portico.example/start';
const picture = (name: string) => `//images.portico.example/${name}.svg`;
const links = JSON.stringify([
  { url: link, text: 'Read the guide' },
  { url: '/account/login', text: 'Log in' },
]);

const stat = (kind: string, value: string, label: string) => ({ kind, value, label });
const story = (name: string, job: string, title: string) =>
  everywhere({
    ...{ image: picture('story'), userAvatar: picture('avatar'), name, job, title },
    content: `${name} began with ten products and ships every day now.`,
    stats: JSON.stringify([
      stat('orders', '40', 'orders a day'),
      stat('products', '120', 'products'),
      stat('time', '6 weeks', 'to the first repeat order'),
    ]),
  });
/** Shares the slot of the seller stories. */
const inspiration = (title: string) =>
  everywhere({
    ...{ img: picture('inspiration'), title, content: 'What worked in the first month.' },
    tips: JSON.stringify([
      { title: 'Show the product', desc: 'Three pictures in daylight.' },
      { title: 'Answer fast', desc: 'Within the hour, while it is open.' },
      { title: 'Pack well', desc: 'A box that fits.' },
    ]),
  });
const stories = [
  ...[story('Ana', 'Baker', 'From one oven to two'), story('Minh', 'Potter', 'Cups by post')],
  ...[story('Siti', 'Tailor', 'Made to measure'), inspiration('A week of clips')],
];

const banner = everywhere({ image: picture('banner'), cta_link: link });
const topBanner = everywhere({ index: '0', title: 'Pay-outs are weekly now', link });
const subscription = everywhere({
  ...{ title: 'One letter a month,', titleHighlightText: 'no more' },
  ...{ description: 'What is new for sellers.', buttonText: 'Send me the letter' },
});

/** Stands third by its priority and first by its index. */
const carousel = [
  everywhere({
    ...{ index: '1', title: 'Your own shop front', titleHighlightText: 'in ten minutes', link },
    ...{ description: 'Name it, add products, open it.', backgroundImage: picture('front') },
    backgroundImageMobile: picture('front-mobile'),
  }),
  everywhere({ index: '2', title: 'Help in your language', description: 'By chat, every day.' }),
  {
    0: { index: '0', title: 'Your first order', description: 'Most sellers get one in a week.' },
    'th-TH': { index: '0', title: 'คำสั่งซื้อแรกของคุณ', description: 'ส่วนใหญ่มาภายในหนึ่งสัปดาห์' },
    ar: { index: '0', title: 'طلبك الأول', description: 'يصل إلى معظم البائعين خلال أسبوع.' },
    es: { index: '0', title: 'Tu primer pedido', description: 'Suele llegar en una semana.' },
  },
  everywhere({ index: '3', title: 'A fourth slide, which is never shown' }),
];

const benefits = [
  {
    0: { title: 'Ship from home', highlight: 'no warehouse', content: 'We collect at your door.' },
    'th-TH': { title: 'ส่งจากบ้าน', highlight: 'ไม่ต้องมีคลังสินค้า', content: 'เรามารับถึงหน้าบ้าน' },
    ar: { title: 'اشحن من المنزل', highlight: 'بلا مستودع', content: 'نستلم من باب بيتك.' },
    es: { title: 'Envía desde casa', highlight: 'sin almacén', content: 'Recogemos en tu puerta.' },
  },
  everywhere({
    ...{ title: 'Get paid weekly', highlight: 'every Friday', image: picture('pay') },
    content: 'To a bank account in your name.',
  }),
];

const question = (title: string, content: string) => everywhere({ title, content, links });

/** Content for every slot; the questions come first by their priority, the benefits last. Shapes: B§3. */
export const fullContent: readonly SlotContent[] = [
  ...slotOf(
    named.firstScreen,
    everywhere({
      ...{ slogan: 'Open a shop today', highlight: 'from your phone', note: 'No monthly fee.' },
      links,
    }),
  ),
  ...slotOf({ id: 2, priority: 20 }, ...stories),
  ...slotOf(
    { id: 3, priority: 10 },
    question('What do I need?', 'A phone number or an e-mail address.'),
    question('What does it cost?', 'A share of each sale.'),
  ),
  ...slotOf(
    { id: 4, priority: 40 },
    everywhere({
      ...{ title: 'Sell in clips', subTitle: 'Show it, link it, ship it.' },
      videos: JSON.stringify([
        { src: '//images.portico.example/clip.webm', poster: picture('clip') },
      ]),
    }),
  ),
  ...slotOf({ id: 5, priority: 50 }, banner),
  ...slotOf(named.bannerPc, banner),
  ...slotOf({ id: 7 }, banner, everywhere({ image: picture('banner-late') })),
  ...slotOf({ id: 8, priority: 70 }, ...benefits),
  ...slotOf(
    { ...named.partners, priority: 60 },
    everywhere({ icon: picture('parcels'), title: 'Parcels' }),
    everywhere({ icon: picture('payments'), title: 'Payments' }),
  ),
  ...slotOf(
    named.bottomNavbar,
    everywhere({ icon: picture('app'), title: 'The app' }),
    everywhere({ icon: picture('help'), title: 'Help' }),
  ),
  ...slotOf({ id: 11, priority: 20 }, ...stories),
  ...slotOf(named.topBanner, topBanner),
  ...slotOf(named.carousel, ...carousel),
  ...slotOf({ id: 14, priority: 30 }, subscription),
  ...slotOf({ id: 15 }, topBanner),
  ...slotOf({ id: 16 }, ...carousel),
  ...slotOf({ id: 17, priority: 30 }, subscription),
];
