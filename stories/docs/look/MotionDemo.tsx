import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import styles from './MotionDemo.module.css';
import { tokenOf } from './tokens.ts';

const moves = [
  ['quick', 'A colour under the pointer, a dialog, a panel. Fast enough to feel immediate.'],
  ['step', 'The next step fades in and slides by 8 px in the direction of the flow.'],
  ['drawer', 'A drawer has a longer way, so it takes longer.'],
] as const;

/** The three durations. They play when the button is pressed, not before. */
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
        Play all three
      </Button>
    </div>
  );
}
