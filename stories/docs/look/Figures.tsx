import styles from './Figures.module.css';

const lines = ['402 917', '111 111', '900 640'];

/** Tabular figures, and the three weights. */
export function Figures() {
  return (
    <div className={styles['figures']}>
      <figure className={styles['one']}>
        <div className={styles['stack']} data-tabular="true">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <figcaption className={styles['caption']}>
          <strong>Codes, timers, amounts:</strong> tabular figures. A countdown keeps its width, and
          the digits of amounts line up.
        </figcaption>
      </figure>
      <figure className={styles['one']}>
        <div className={styles['weights']}>
          <span data-weight="400">Text and hints</span>
          <span data-weight="600">Titles, labels, buttons</span>
          <span data-weight="700">The headline of the page</span>
        </div>
        <figcaption className={styles['caption']}>
          <strong>Weights:</strong> 400, 600 and 700. Other weights exist in some fonts only; the
          other fonts would replace them by one of these.
        </figcaption>
      </figure>
    </div>
  );
}
