import styles from './Shapes.module.css';
import { themes, tokenOf } from './tokens.ts';

const corners = [
  ['small', 'check boxes, the focus ring of a link'],
  ['control', 'fields, buttons, choices'],
  ['card', 'cards, panels, messages'],
  ['modal', 'dialogs, the top of a drawer'],
] as const;

const heights = [
  ['card', 'On the page: the card, a panel that a button has opened.'],
  ['overlay', 'Over the page: dialogs, drawers, messages.'],
] as const;

/** The radii of both themes, and the two elevations. */
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
