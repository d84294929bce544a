import { ClockIcon } from '../../../src/components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../../src/components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../../src/components/icons/TalkIcon.tsx';
import { Illustration } from '../../../src/components/Illustration/Illustration.tsx';
import styles from './Arches.module.css';

const marks = ['done', 'current', 'next'] as const;

/** The uses of the arch. */
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
          <strong>Steps.</strong> Done: a tick. Current: an arch inside the arch. Next: an empty
          arch. They differ without colour.
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
          <strong>Icons.</strong> An icon next to a selling point is inside an arch. In running text
          it has no frame.
        </p>
      </li>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          <span className={styles['frame']} />
        </div>
        <p>
          <strong>Pictures.</strong> <code>--radius-arch</code> gives a box of any width a round top
          and a square base.
        </p>
      </li>
      <li className={styles['use']}>
        <div className={styles['stage']}>
          <Illustration name="archClock" />
        </div>
        <p>
          <strong>Illustrations.</strong> Each is inside an arch. Colours: stone, peach and paper,
          and clay for the main object.
        </p>
      </li>
    </ul>
  );
}
