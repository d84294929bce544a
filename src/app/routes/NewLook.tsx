import { useEffect, useEffectEvent } from 'react';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { formInUse } from '../../features/landing/subscribe/formInUse.ts';
import { formCard } from '../../features/landing/showForm.ts';
import { useServices } from '../../features/Services.ts';
import { Entrance } from '../../features/sign-up/entrance/Entrance.tsx';
import { useKeptQuery } from '../../features/useKeptQuery.ts';
import { Message } from '../../i18n/Message.tsx';
import type { Look } from './Look.ts';
import styles from './NewLook.module.css';
import { routeTable } from './routeTable.ts';

interface NewLookProps {
  readonly onLook: (look: Look | null) => void;
}

/**
 * The new look of the experiment: the entrance of the partner's sellers comes first, under a headline
 * of its own, and its link leads to the form. A form that is in use stays. Source: S-185 (TRACK-017).
 */
export default function NewLook({ onLook }: NewLookProps) {
  const { texts } = useServices().shell;
  const search = useKeptQuery();
  const show = useEffectEvent(() => {
    if (formInUse(null)) return;
    const height = formCard()?.offsetHeight;
    onLook({
      headline: <Message id="new_look_headline" />,
      lead: <Message id="new_look_lead" />,
      content: (
        <div className={styles['place']} style={{ minBlockSize: height }}>
          <Entrance
            formPath={routeTable.RegisterForm.path}
            search={search}
            onForm={() => onLook(null)}
          />
          <Illustration name="handsWithParcel" className={styles['picture']} />
        </div>
      ),
    });
  });
  useEffect(() => {
    let mounted = true;
    void texts.load('account').then(
      () => mounted && show(),
      () => undefined, // the page stays as it is
    );
    return () => {
      mounted = false;
    };
  }, [texts]);
  return null;
}
