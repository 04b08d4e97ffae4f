import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import styles from './sheets.module.css';

/** What was said when the last revision was returned, as long as it is not submitted anew. */
export function ReturnRemarks({ sheet: { history, state } }: { sheet: OpenSheetDto }): ReactNode {
  const { t } = useTranslation('sheets');
  const last = history.findLast(({ action }) => ['return', 'submit', 'discard'].includes(action));
  if (last?.action !== 'return' || (state !== 'returned' && state !== 'draft')) return null;
  return (
    <section className={styles.notice} aria-labelledby="sheet-returned">
      <h2 id="sheet-returned">{t('returned.title', { no: last.no, name: last.actorName })}</h2>
      <ul>
        {last.remarks.map(({ itemNo, text }) => (
          <li key={itemNo}>{t('returned.item', { no: itemNo, text })}</li>
        ))}
      </ul>
      {last.reason !== null && <p className={styles.text}>{last.reason}</p>}
    </section>
  );
}
