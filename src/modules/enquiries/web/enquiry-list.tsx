import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { EnquiryDto } from '#modules/enquiries/contract.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import styles from './desk-page.module.css';
import { EnquiryAge } from './enquiry-age.tsx';
import { EnquiryState } from './enquiry-state.tsx';
import { whoAsked } from './who-asked.ts';

/** Enquiries, a row each; on a narrow screen a card. */
export function EnquiryList({ rows }: { rows: readonly EnquiryDto[] }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <ul aria-label={t('title')} className={styles.list}>
      {rows.map((enquiry) => (
        <li key={enquiry.id} className={styles.row}>
          <span>
            <EnquiryState state={enquiry.state} />
          </span>
          <span className={styles.subject}>
            <Link to={generatePath(ENQUIRY_PATHS.enquiry, { id: enquiry.id })}>
              {enquiry.productLine} · {enquiry.subject}
            </Link>
          </span>
          <span className={styles.who}>{whoAsked(enquiry, t)}</span>
          <span className={styles.owner}>{enquiry.ownerName ?? t('nobody')}</span>
          <span className={styles.age}>
            <EnquiryAge since={enquiry.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
