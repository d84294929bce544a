import { Button } from '../../components/Button/Button.tsx';
import type { Door } from '../../domain/region/offeredDoors.ts';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import styles from './SignUp.module.css';

const labels: Readonly<Record<Door, MessageKey>> = {
  shortVideo: 'door_short_video',
  google: 'door_google',
  businessAdvertising: 'door_business_advertising',
  partner: 'door_partner',
};

interface DoorsProps {
  readonly doors: readonly Door[];
  /** The door that is being opened; the others wait. */
  readonly opening: Door | null;
  readonly onOpen: (choice: { readonly door: Door }) => void;
}

/** The other ways to sign up, where the region offers any. Source: A§2 (REG-015 to REG-017). */
export function Doors({ doors, opening, onOpen }: DoorsProps) {
  if (doors.length === 0) return null;
  return (
    <div className={styles['doors']}>
      <p className={styles['divider']}>
        <Message id="doors_or" />
      </p>
      {doors.map((door) => (
        <Button
          key={door}
          wide
          variant="secondary"
          data-door={door}
          loading={opening === door}
          loadingLabel={<Message id="loading" />}
          onClick={() => onOpen({ door })}
        >
          <Message id={labels[door]} />
        </Button>
      ))}
    </div>
  );
}
