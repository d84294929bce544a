import { colourPairs } from '../../../src/styles/colourPairs.ts';
import { contrast } from '../../../src/styles/contrast.ts';
import styles from './Pairs.module.css';
import { themes, tokenOf, type ThemeName } from './tokens.ts';

const levels = { 3: '3 : 1', 4.5: 'AA', 7: 'AAA' } as const;

const colour = (theme: ThemeName, name: string): string => tokenOf(theme, `--color-${name}`);

interface PairProps {
  readonly theme: ThemeName;
  readonly front: string;
  readonly ground: string;
  readonly least: keyof typeof levels;
}

function Pair({ theme, front, ground, least }: PairProps) {
  const ratio = contrast(colour(theme, front), colour(theme, ground));
  return (
    <svg
      data-theme={theme}
      data-pair={`${front} on ${ground}`}
      data-holds={ratio >= least}
      className={styles['pair']}
      viewBox="0 0 96 44"
    >
      <title>{`${theme}: ${front} on ${ground}, ${ratio.toFixed(1)} to 1`}</title>
      <rect
        className={styles['ground']}
        x="0.5"
        y="0.5"
        width="95"
        height="43"
        rx="8"
        fill={`var(--color-${ground})`}
      />
      {least === 3 ? (
        <rect
          x="12"
          y="13"
          width="26"
          height="18"
          rx="4"
          fill="none"
          stroke={`var(--color-${front})`}
          strokeWidth="2.5"
        />
      ) : (
        <text className={styles['sample']} x="12" y="30" fill={`var(--color-${front})`}>
          Ag
        </text>
      )}
      <text
        className={styles['ratio']}
        x="84"
        y="28"
        fill={`var(--color-${least === 3 ? 'ink' : front})`}
      >
        {ratio.toFixed(1)}
      </text>
    </svg>
  );
}

/** Every pair of colours that the screens use, with its measured contrast. */
export function Pairs() {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>
        Each sample is drawn in its pair of colours and shows its contrast, first for the theme{' '}
        <em>seller</em>, then for <em>tiktok</em>. A test checks that every pair reaches its level.
      </caption>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Level</th>
          <th scope="col">Background</th>
        </tr>
      </thead>
      <tbody>
        {colourPairs.map(({ front, behind, least, use }) => (
          <tr key={`${front} ${least} ${behind.join()}`}>
            <th scope="row">
              {front}
              <span className={styles['use']}>{use}</span>
            </th>
            <td className={styles['level']}>{levels[least]}</td>
            <td>
              <ul className={styles['grounds']}>
                {behind.map((ground) => (
                  <li key={ground} className={styles['both']}>
                    <span className={styles['ground-name']}>{ground}</span>
                    {themes.map((theme) => (
                      <Pair key={theme} {...{ theme, front, ground, least }} />
                    ))}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
