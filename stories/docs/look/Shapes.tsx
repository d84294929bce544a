import styles from './Shapes.module.css';
import { themes, tokenOf } from './tokens.ts';

const corners = [
  ['small', 'boxes to tick, the ring around a link'],
  ['control', 'fields, buttons, choices'],
  ['card', 'cards, panels, messages'],
  ['modal', 'dialogs, the top of a drawer'],
] as const;

const heights = [
  ['card', 'What lies on the page: the card, a panel that opened from a button.'],
  ['overlay', 'What lies over the page and holds it: dialogs, drawers, messages.'],
] as const;

/** The corners of both themes, and the two heights above the page. */
export function Shapes() {
  return (
    <div className={styles['shapes']}>
      <ul className={styles['corners']}>
        {corners.map(([name, use]) => (
          <li key={name} className={styles['corner']}>
            <div className={styles['pair']}>
              {themes.map((theme) => (
                <span
                  key={theme}
                  data-theme={theme}
                  data-radius={name}
                  className={styles['square']}
                />
              ))}
            </div>
            <p className={styles['name']}>radius-{name}</p>
            <p className={styles['value']}>
              {themes.map((theme) => tokenOf(theme, `--radius-${name}`)).join(' / ')}
            </p>
            <p className={styles['use']}>{use}</p>
          </li>
        ))}
      </ul>
      <ul className={styles['heights']}>
        {heights.map(([name, use]) => (
          <li key={name} className={styles['height']} data-height={name}>
            <p className={styles['name']}>elevation-{name}</p>
            <p className={styles['use']}>{use}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
