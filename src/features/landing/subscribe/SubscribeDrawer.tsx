import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { useOpenings } from '../../../components/SlideInMenu/useOpenings.ts';
import { drawerStart, isShown } from '../../../flows/subscribe/SubscribeState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { FormNotices } from '../../shared/FormNotices.tsx';
import styles from './Subscribe.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';
import { useAutomaticOpening } from './useAutomaticOpening.ts';
import { useSubscribe } from './useSubscribe.ts';
import { useSubscribeTexts } from './useSubscribeTexts.tsx';

/**
 * The subscribe button with its drawer. On request it is modal (E-30); by itself it opens beside the
 * page and takes no focus (E-16). Source: A§4, B§4, S-118, S-145.
 */
export default function SubscribeDrawer() {
  return (
    <FormNotices>
      <ButtonAndDrawer />
    </FormNotices>
  );
}

function ButtonAndDrawer() {
  const subscribe = useSubscribe(drawerStart);
  const { state, send, targets } = subscribe;
  const { activity, by } = state;
  const texts = useSubscribeTexts();
  const drawer = useRef<HTMLDialogElement>(null);
  useAutomaticOpening(state, drawer, send);
  const open = isShown(state);
  const wasOpen = useOpenings(open) > 0;
  const thanked = activity.name === 'thanked' || (activity.name === 'closed' && activity.thanked);
  return (
    <>
      <Button
        ref={targets.refFor('button')}
        variant="secondary"
        className={styles['button']}
        data-subscribe=""
        data-covered={(open && by === 'timer') || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => send({ type: 'BUTTON_PRESSED' })}
      >
        {texts.button}
      </Button>
      <Dialog
        ref={drawer}
        open={open}
        modal={by !== 'timer'}
        busy={activity.name === 'sending'}
        size="subscribe"
        title={
          thanked ? (
            <span ref={targets.refFor('thanks')} tabIndex={-1}>
              <Message id="subscribe_thanks_title" />
            </span>
          ) : (
            texts.title
          )
        }
        onClose={() => send({ type: 'DISMISSED' })}
      >
        {wasOpen && !thanked && (
          <div className={styles['form']}>
            <p className={styles['highlight']}>{texts.highlight}</p>
            <p>{texts.description}</p>
            <SubscribeForm subscribe={subscribe} enterSubmits />
          </div>
        )}
        {thanked && (
          <div className={styles['thanks']}>
            <Illustration name="sealedParcel" />
            <p>
              <Message id="subscribe_thanks_text" />
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
