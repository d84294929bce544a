import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { useServices } from '../../Services.ts';
import styles from './FooterModule.module.css';

/** Where to go on with a phone, as QR codes. Source: B§2 (LAND-005). */
export function FooterModule() {
  const { domain, siteUrl } = useServices().page.region;
  const codes = [
    { id: 'app', address: siteUrl, title: <Message id="footer_app" /> },
    { id: 'guides', address: domain.academy, title: <Message id="footer_guides" /> },
  ];
  return (
    <div className={styles['footer']} data-module="footer">
      {codes.map(({ id, ...code }) => (
        <QrCode key={id} data-item={id} {...code} />
      ))}
    </div>
  );
}
