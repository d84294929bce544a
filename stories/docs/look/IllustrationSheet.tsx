import {
  Illustration,
  type IllustrationName,
} from '../../../src/components/Illustration/Illustration.tsx';
import styles from './Sheet.module.css';

const names = [
  'archClock',
  'brokenAwning',
  'emptyShelf',
  'handsWithParcel',
  'scales',
  'sealedParcel',
] as const satisfies readonly IllustrationName[];

/** All illustrations, with their names. */
export function IllustrationSheet() {
  return (
    <ul className={styles['pictures']}>
      {names.map((name) => (
        <li key={name} className={styles['picture']} data-name={name}>
          <Illustration name={name} />
        </li>
      ))}
    </ul>
  );
}
