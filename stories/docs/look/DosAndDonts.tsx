import { CheckIcon } from '../../../src/components/icons/CheckIcon.tsx';
import { CrossIcon } from '../../../src/components/icons/CrossIcon.tsx';
import styles from './DosAndDonts.module.css';
import { drawnRules } from './drawings.tsx';

/** Rules of composition, each with a good and a bad example. */
export function DosAndDonts() {
  return (
    <ul className={styles['rules']}>
      {drawnRules.map(({ rule, why, good, bad }) => (
        <li key={rule} className={styles['rule']}>
          <div className={styles['drawings']}>
            <div className={styles['drawing']} data-verdict="do">
              <svg viewBox="0 0 260 120" aria-hidden="true">
                {good}
              </svg>
              <CheckIcon className={styles['mark']} />
            </div>
            <div className={styles['drawing']} data-verdict="dont">
              <svg viewBox="0 0 260 120" aria-hidden="true">
                {bad}
              </svg>
              <CrossIcon className={styles['mark']} />
            </div>
          </div>
          <h3 className={styles['title']}>{rule}</h3>
          <p className={styles['why']}>{why}</p>
        </li>
      ))}
    </ul>
  );
}
