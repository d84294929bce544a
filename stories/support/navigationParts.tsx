import { type ReactNode, useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { Popup } from '../../src/components/Popup/Popup.tsx';
import { PopupPanel } from '../../src/components/Popup/PopupPanel.tsx';
import type { OfferedGroup } from '../../src/domain/region/offeredSites.ts';
import type { SiteEntry, SiteGroup } from '../../src/domain/region/SiteEntry.ts';
import { Message } from '../../src/i18n/Message.tsx';

export const site = (region: string, group: SiteGroup, invitedOnly = false): SiteEntry => ({
  region,
  code: region.toUpperCase(),
  group,
  invitedOnly,
  origin: `https://${region}.portico.example`,
});

/** The groups of the site menu on the site of the United Kingdom. */
export const groups: readonly OfferedGroup[] = [
  { group: 'asia', sites: ['id', 'my', 'th', 'ph', 'vn', 'sg'].map((id) => site(id, 'asia')) },
  { group: 'europe', sites: [site('es', 'europe', true), site('ie', 'europe', true)] },
  { group: 'northAmerica', sites: [site('us', 'northAmerica'), site('mx', 'northAmerica')] },
];

export const registerOf = ({ origin }: SiteEntry) => `${origin}/account/register/`;

/** One of each script. */
export const languages = ['en-GB', 'ms-MY', 'de-DE', 'es-419', 'th-TH', 'zh-CN', 'vi-VN', 'ar'];

interface PoppedProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A popup at the inline end of a page, as in the bar, with a button behind it. */
export function Popped({ label, children }: PoppedProps) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ display: 'flex', justifyContent: 'space-between', minBlockSize: '35rem' }}>
      <Button variant="secondary" style={{ alignSelf: 'end' }}>
        <Message id="sign_up_continue" />
      </Button>
      <Popup label={label} open={open} data-opens="" onToggle={() => setOpen(!open)}>
        <PopupPanel onClose={() => setOpen(false)}>{children}</PopupPanel>
      </Popup>
    </main>
  );
}
