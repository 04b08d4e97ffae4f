import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DuplicateDto } from '#modules/reporting/contract.ts';
import { pathOfReport } from '#modules/reporting/domain/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ReportState } from './report-state.tsx';
import styles from './reporting.module.css';

/** Of whom else the same is known: for those who decide. */
export function Duplicates({ duplicates }: { duplicates: readonly DuplicateDto[] }): ReactNode {
  const { t } = useTranslation('reporting');
  return (
    <section className={styles.part} aria-label={t('duplicate.title')}>
      <h2>{t('duplicate.title')}</h2>
      {duplicates.length === 0 ? <p>{t('duplicate.none')}</p> : <p>{t('duplicate.text')}</p>}
      <ul className={styles.duplicates}>
        {duplicates.map((duplicate) => (
          <Duplicate key={duplicate.report?.id ?? duplicate.company} duplicate={duplicate} />
        ))}
      </ul>
    </section>
  );
}

function Duplicate({ duplicate: { company, creditCode, ground, report } }: { duplicate: DuplicateDto }): ReactNode {
  const { t } = useTranslation('reporting');
  return (
    <li className={styles.duplicate}>
      <span className={styles.words}>
        <Tag tone="near">{t(`duplicate.ground.${ground}`)}</Tag>
        {report === null ? <Tag tone="chosen">{t('duplicate.customer')}</Tag> : <ReportState state={report.state} />}
      </span>
      <strong>{company}</strong>
      {creditCode !== '' && <span>{creditCode}</span>}
      {report !== null && (
        <>
          <span>{report.project}</span>
          <span>
            {report.isWithinReach ? <Link to={pathOfReport(report.id)}>{report.number}</Link> : report.number} ·{' '}
            {t('duplicate.by', { name: report.reporterName, customer: report.customerName })}
          </span>
        </>
      )}
    </li>
  );
}
