import { tokenOf, tokensNamed } from './tokens.ts';
import styles from './TypeScale.module.css';

/** What each step of the scale is for. */
const uses: Readonly<Record<string, string>> = {
  '--text-56': 'The headline of the page, once. The display font, 700.',
  '--text-40': 'The title of a landing-page section, and of an error page.',
  '--text-28': 'The title of a step in the card.',
  '--text-22': 'The title of a dialog; the digits of a code.',
  '--text-18': 'The sentence below a headline.',
  '--text-16': 'Text, fields, buttons. A phone never zooms into a field of 16 px.',
  '--text-14': 'Labels, hints, errors, agreements.',
  '--text-13': 'Tags and captions. Nothing interactive.',
};

const steps = tokensNamed('--text-').toReversed();

/** The steps of the scale, each at its size. */
export function TypeScale() {
  return (
    <ol className={styles['steps']}>
      {steps.map((name) => (
        <li key={name} className={styles['step']}>
          <p className={styles['name']}>
            {name.replace('--', '')}
            <code className={styles['value']}>{tokenOf('seller', name)}</code>
          </p>
          <p className={styles['sample']} data-step={name.replace('--text-', '')}>
            Open your shop
          </p>
          <p className={styles['use']}>{uses[name]}</p>
        </li>
      ))}
    </ol>
  );
}
