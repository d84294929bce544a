import styles from './Figures.module.css';

const lines = ['402 917', '111 111', '900 640'];

/** Figures of one width, and the three weights. */
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
          <strong>Codes, timers, amounts:</strong> figures of one width. A countdown does not shake,
          a column of amounts stands straight.
        </figcaption>
      </figure>
      <figure className={styles['one']}>
        <div className={styles['weights']}>
          <span data-weight="400">Text, and what explains it</span>
          <span data-weight="600">Titles, labels, buttons</span>
          <span data-weight="700">The promise, once</span>
        </div>
        <figcaption className={styles['caption']}>
          <strong>Weights:</strong> 400, 600 and 700. The weights between exist in some faces only,
          and would be drawn as one of these in the others.
        </figcaption>
      </figure>
    </div>
  );
}
