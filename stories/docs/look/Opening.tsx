import entrance from '../../../src/components/Banner/entrance.svg?no-inline';
import styles from './Opening.module.css';

/** The idea, before any rule. */
export function Opening() {
  return (
    <header className={styles['opening']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>An entrance with light behind it</h1>
        <p className={styles['lead']}>
          A portico is columns, an arch, and a market hall in the morning on the other side. Whoever
          comes here wants to sell, has a cheap phone and two minutes. So the look is calm, the type
          is plain, one thing a view asks to be pressed, and one shape says where you are: the arch.
        </p>
        <p className={styles['note']}>
          Every value on this page is read from <code>src/styles/tokens.css</code>, and every
          contrast is worked out from it while you read. Nothing here is typed in twice.
        </p>
      </div>
      <img className={styles['picture']} src={entrance} alt="" width="820" height="836" />
    </header>
  );
}
