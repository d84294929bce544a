import { FormNotices } from '../shared/FormNotices.tsx';
import styles from '../shared/StepPage.module.css';
import { InfoFlow } from './InfoFlow.tsx';

/** The page that adds a contact to a sign-up with a third-party account. Source: A§2 (ADDINFO-004). */
export const AdditionalInfo = ({ profileKey }: { readonly profileKey: string }) => (
  <div className={styles['page']}>
    <FormNotices>
      <InfoFlow profileKey={profileKey} />
    </FormNotices>
  </div>
);
