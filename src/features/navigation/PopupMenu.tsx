import { PopupPanel } from '../../components/Popup/PopupPanel.tsx';
import type { NavMenu } from '../../components/NavBar/NavMenu.ts';
import { Feedback } from './Feedback.tsx';
import { Languages } from './Languages.tsx';
import { Sites } from './Sites.tsx';

interface PopupMenuProps {
  readonly menu: Exclude<NavMenu, 'all'>;
  readonly onClose: () => void;
}

/** The content of the bar's popups. */
export default function PopupMenu({ menu, onClose }: PopupMenuProps) {
  return (
    <PopupPanel onClose={onClose}>
      {menu === 'site' && <Sites onClose={onClose} />}
      {menu === 'language' && <Languages onClose={onClose} />}
      {menu === 'feedback' && (
        <ul>
          <Feedback />
        </ul>
      )}
    </PopupPanel>
  );
}
