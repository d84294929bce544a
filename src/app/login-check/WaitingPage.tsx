import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { AccountBar } from '../routes/AccountBar.tsx';
import type { PageName } from '../routes/routeTable.ts';
import styles from './WaitingPage.module.css';

/** A spinner in place of a page, below the bar. Source: A§2, A§6, S-007, S-008. */
export function WaitingPage({ page }: { readonly page: PageName }) {
  return (
    <PageFrame bar={<AccountBar page={page} />}>
      <output className={styles['place']} data-waiting="">
        <Spinner />
      </output>
    </PageFrame>
  );
}
