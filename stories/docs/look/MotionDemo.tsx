import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import styles from './MotionDemo.module.css';
import { tokenOf } from './tokens.ts';

const moves = [
  ['quick', 'A colour under the pointer, a dialog, a panel. Soon enough to feel like an answer.'],
  ['step', 'The next step slides 8 px and fades in: it came from where you are going.'],
  ['drawer', 'A drawer has further to go, so it takes longer. Never slower than a blink.'],
] as const;

/** The three times, to be played. Nothing here moves before it is asked to. */
export function MotionDemo() {
  const [run, setRun] = useState(0);
  return (
    <div className={styles['demo']}>
      <ul className={styles['moves']}>
        {moves.map(([name, why]) => (
          <li key={name} className={styles['move']}>
            <div className={styles['stage']}>
              <span
                key={run}
                className={styles['thing']}
                data-move={name}
                data-played={run > 0 || undefined}
              />
            </div>
            <p className={styles['name']}>
              motion-{name} <code>{tokenOf('seller', `--motion-${name}`)}</code>
            </p>
            <p className={styles['why']}>{why}</p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setRun((before) => before + 1)}>
        Play the three
      </Button>
    </div>
  );
}
