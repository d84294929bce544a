import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useManaged } from '../useManaged.ts';
import styles from './TablePictureModule.module.css';

const rows = [
  {
    id: 'account',
    step: <Message id="guidance_account_title" />,
    time: <Message id="guidance_account_duration" />,
  },
  {
    id: 'business',
    step: <Message id="guidance_business_title" />,
    time: <Message id="guidance_business_duration" />,
  },
  {
    id: 'product',
    step: <Message id="guidance_product_title" />,
    time: <Message id="guidance_product_duration" />,
  },
  {
    id: 'order',
    step: <Message id="guidance_order_title" />,
    time: <Message id="guidance_order_duration" />,
  },
];

/** A table at a glance: the managed picture of one, or the time of each step. Source: B§3 (LAND-034), S-120. */
export function TablePictureModule() {
  const { slot, shape } = moduleContent.tablePicture;
  const [managed] = useManaged(slot, shape) ?? [];
  return (
    <LandingSection data-module="tablePicture" layout="beside" title={<Message id="table_title" />}>
      {managed ? <TablePicture image={managed.image} href={managed.cta_link} /> : <TimeTable />}
    </LandingSection>
  );
}

interface TablePictureProps {
  readonly image: string;
  readonly href: string | null;
}

/** The title of the section says what it shows. */
function TablePicture({ image, href }: TablePictureProps) {
  return (
    <div className={styles['picture']} data-item="picture">
      <img src={image} alt="" loading="lazy" decoding="async" data-managed />
      {href !== null && (
        <TextLink href={href} newTab>
          <Message id="table_title" />
        </TextLink>
      )}
    </div>
  );
}

function TimeTable() {
  return (
    <table className={styles['table']}>
      <tbody>
        {rows.map(({ id, step, time }) => (
          <tr key={id} data-item={id}>
            <th scope="row">{step}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
