import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { useMarketChoice } from '../MarketChoice.ts';
import styles from './HeaderTabsModule.module.css';

const tabs = [
  { id: 'US', label: <Message id="tabs_us" />, content: <Message id="tabs_us_text" /> },
  { id: 'SEA', label: <Message id="tabs_sea" />, content: <Message id="tabs_sea_text" /> },
] as const;

/** The US and SEA tabs: they set the region for which the content below them is read. Source: B§2, S-121 (LAND-022). */
export function HeaderTabsModule() {
  const { t } = useTranslation();
  const choice = useMarketChoice();
  if (choice === null) return null;
  return (
    <div className={styles['header']} data-module="headerTabs">
      <Tabs
        label={t('tabs_label')}
        labelKey="tabs_label"
        tabs={tabs}
        selected={choice.market}
        onSelect={({ id }) => choice.onChoose(id)}
      />
    </div>
  );
}
