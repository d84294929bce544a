import entrance from '../../../src/components/Banner/entrance.svg?no-inline';
import styles from './Opening.module.css';

/** The introduction of the page. */
export function Opening() {
  return (
    <header className={styles['opening']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>The visual language of Portico</h1>
        <p className={styles['lead']}>
          Users want to open a shop in two minutes, often on a cheap phone. So the pages are calm,
          the type is plain, each view has one primary action, and one shape marks the entrance and
          the progress: the arch.
        </p>
        <p className={styles['note']}>
          Every value on this page is read from <code>src/styles/tokens.css</code>, and every
          contrast is computed from it.
        </p>
      </div>
      <img className={styles['picture']} src={entrance} alt="" width="820" height="836" />
    </header>
  );
}
