import { Spinner } from '../../components/Spinner/Spinner.tsx';
import styles from './CallbackPage.module.css';

/** The page of a callback while the sign-in is being finished. Source: A§2. */
export function CallbackWaiting() {
  return (
    <output className={styles['waiting']} data-waiting="">
      <Spinner />
    </output>
  );
}
