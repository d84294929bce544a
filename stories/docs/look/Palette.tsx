import { palette } from './palette.ts';
import styles from './Palette.module.css';
import { themes, tokenOf } from './tokens.ts';

/** The colours of both themes with their use. */
export function Palette() {
  return (
    <div className={styles['groups']}>
      {palette.map(({ group, colours }) => (
        <section key={group} className={styles['group']} aria-label={group}>
          <h3 className={styles['name']}>{group}</h3>
          <ul className={styles['colours']}>
            {colours.map(({ name, why }) => (
              <li key={name} className={styles['colour']}>
                <div className={styles['arches']}>
                  {themes.map((theme) => (
                    <svg
                      key={theme}
                      data-theme={theme}
                      className={styles['arch']}
                      viewBox="0 0 48 56"
                      aria-hidden="true"
                    >
                      <path d="M1 55V24a23 23 0 0 1 46 0v31Z" fill={`var(--color-${name})`} />
                    </svg>
                  ))}
                </div>
                <p className={styles['token']}>{name}</p>
                <p className={styles['values']}>
                  {[...new Set(themes.map((theme) => tokenOf(theme, `--color-${name}`)))].join(' ')}
                </p>
                <p className={styles['why']}>{why}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
