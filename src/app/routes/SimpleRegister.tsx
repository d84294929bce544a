import { useServices } from '../../features/Services.ts';
import { Message } from '../../i18n/Message.tsx';
import { textKey } from '../../i18n/textKey.ts';
import { RegisterContent } from './RegisterContent.tsx';
import styles from './SimpleRegister.module.css';

/** The simple-register card: a page title and the form, 480 px wide on desktop. Source: B§2 (REG-019, UI-001). */
export function SimpleRegister() {
  const { region } = useServices().page;
  return (
    <div className={styles['page']} data-simple-register="">
      <h1 className={styles['title']}>
        <Message id={textKey(region.signup.headline)} />
      </h1>
      <RegisterContent />
    </div>
  );
}
