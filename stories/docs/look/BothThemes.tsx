import { Button } from '../../../src/components/Button/Button.tsx';
import { Checkbox } from '../../../src/components/Checkbox/Checkbox.tsx';
import { TextField } from '../../../src/components/TextField/TextField.tsx';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import english from '../../../src/i18n/locales/en/form.json';
import styles from './BothThemes.module.css';
import { themes } from './tokens.ts';

const about = {
  seller: 'The portal. Warm paper, clay, round corners.',
  tiktok: 'The second theme of the dialogs. Near-black, teal, small corners.',
} as const;

// Storybook's decorators give texts to stories only, not to pages of the docs.
const i18n = createI18n('en', english);

/** The same components in both themes. */
export function BothThemes() {
  return (
    <I18nextProvider i18n={i18n}>
      <div className={styles['themes']}>
        {themes.map((theme) => (
          <section key={theme} className={styles['room']} data-theme={theme} aria-label={theme}>
            <p className={styles['about']}>
              <strong>{theme}</strong> {about[theme]}
            </p>
            <div className={styles['card']}>
              <h3 className={styles['title']}>Check where you sell</h3>
              <p className={styles['lead']}>You can register in one market. Choose yours.</p>
              <TextField label="Shop name" defaultValue="Bread and Salt" />
              <TextField
                label="E-mail address"
                type="email"
                defaultValue="ana@example"
                error={{ serverText: 'Enter a full address, like ana@example.com.' }}
              />
              <Checkbox label="Keep me informed by e-mail" defaultChecked />
              <div className={styles['actions']}>
                <Button variant="secondary">Not now</Button>
                <Button>Confirm</Button>
              </div>
            </div>
          </section>
        ))}
      </div>
    </I18nextProvider>
  );
}
