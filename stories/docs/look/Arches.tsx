import { ClockIcon } from '../../../src/components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../../src/components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../../src/components/icons/TalkIcon.tsx';
import { Illustration } from '../../../src/components/Illustration/Illustration.tsx';
import styles from './Arches.module.css';

const marks = ['done', 'current', 'next'] as const;

/** The one motif, in every size in which it stands. */
export function Arches() {
  return (
    <ul className={styles['uses']}>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          {marks.map((state) => (
            <svg key={state} viewBox="0 0 24 28" className={styles['mark']} data-state={state}>
              <path d="M2 27V12a10 10 0 0 1 20 0v15Z" />
              {state === 'done' && <path d="m7.5 15 3.25 3.25 6-6.5" />}
              {state === 'current' && <path d="M8 27V14a4 4 0 0 1 8 0v13Z" />}
            </svg>
          ))}
        </div>
        <p>
          <strong>Steps.</strong> Passed, here, still to come: a tick, an open door, an empty arch.
          Told apart without colour.
        </p>
      </li>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          {[ClockIcon, TalkIcon, CoinsIcon].map((Icon, index) => (
            <span key={index} className={styles['sign']}>
              <Icon />
            </span>
          ))}
        </div>
        <p>
          <strong>Signs.</strong> A sign beside a promise stands in a niche. In running text it
          stands free.
        </p>
      </li>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          <span className={styles['frame']} />
        </div>
        <p>
          <strong>Pictures.</strong> <code>--radius-arch</code> gives any box a round top and square
          feet, however wide it is.
        </p>
      </li>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          <Illustration name="archClock" />
        </div>
        <p>
          <strong>Illustrations.</strong> Each happens under an arch. Stone, peach, paper, and clay
          where the eye should rest.
        </p>
      </li>
    </ul>
  );
}
