import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { firstScreen } from '../../../domain/landing/content/shapes/firstScreen.ts';
import { useServices } from '../../Services.ts';
import { Managed } from '../Managed.tsx';
import { useManaged } from '../useManaged.ts';
import styles from './FirstScreen.module.css';

/**
 * The managed words of the first screen, which come to those that it has; nothing without them. Source:
 * B§3 (LAND-039).
 */
export default function FirstScreenPart() {
  const { origin } = useServices().page.redirect;
  const [words] = useManaged('firstScreen', firstScreen) ?? [];
  if (words === undefined) return null;
  const { slogan, highlight, note, links } = words;
  return (
    <div className={styles['words']}>
      {(slogan || highlight) && (
        <p className={styles['slogan']}>
          {slogan && <Managed text={slogan} />}{' '}
          {highlight && (
            <em className={styles['highlight']}>
              <Managed text={highlight} />
            </em>
          )}
        </p>
      )}
      {(note || links.length > 0) && (
        <p className={styles['note']}>
          {note && <Managed text={note} />}
          {links.map(({ url, text }, at) => (
            <TextLink key={at} href={url} newTab={new URL(url).origin !== origin}>
              <Managed text={text} />
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
