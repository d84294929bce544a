import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useStanding } from '../../components/VisuallyHidden/useStanding.ts';
import styles from './CallbackPage.module.css';

/** The page of a callback while the sign-in is being finished. Source: A§2. */
export function CallbackWaiting() {
  const standing = useStanding();
  return (
    <output className={styles['waiting']} data-waiting="">
      {standing && <Spinner />}
    </output>
  );
}
