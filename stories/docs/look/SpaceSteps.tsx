import styles from './SpaceSteps.module.css';
import { tokenOf, tokensNamed } from './tokens.ts';

/** The use of each step. */
const uses: Readonly<Record<string, string>> = {
  '--space-4': 'a label and its field',
  '--space-8': 'an icon and its word; two boxes of a code',
  '--space-12': 'two lines of one item; buttons side by side',
  '--space-16': 'fields of one form; the sides of a phone',
  '--space-24': 'parts of a card; the sides of a dialog',
  '--space-32': 'the sides of the card',
  '--space-48': 'a text and its picture',
  '--space-64': 'two sections of a page, on a phone',
  '--space-96': 'two sections of a page, on a desktop',
};

/** The steps of space, each drawn at its size. */
export function SpaceSteps() {
  return (
    <ol className={styles['steps']}>
      {tokensNamed('--space-').map((name) => (
        <li key={name} className={styles['step']}>
          <span className={styles['name']}>{name.replace('--', '')}</span>
          <svg className={styles['gap']} viewBox="0 0 128 24" aria-hidden="true">
            <path className={styles['post']} d="M0 0h8v24H0z" />
            <rect
              className={styles['air']}
              x="8"
              y="3"
              height="18"
              width={Number.parseFloat(tokenOf('seller', name)) * 16}
            />
            <path
              className={styles['post']}
              d={`M${8 + Number.parseFloat(tokenOf('seller', name)) * 16} 0h8v24h-8z`}
            />
          </svg>
          <span className={styles['use']}>{uses[name]}</span>
        </li>
      ))}
    </ol>
  );
}
