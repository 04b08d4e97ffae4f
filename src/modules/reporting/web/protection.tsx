import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedReportDto } from '#modules/reporting/contract.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './reporting.module.css';

/** So many days before its end a protection stands out. */
const NEAR = 14;

/** Until when a report is protected, and how many days that are. */
export function ReportProtection({
  report,
}: {
  report: Pick<ListedReportDto, 'daysLeft' | 'protectedUntil'>;
}): ReactNode {
  const { t } = useTranslation('reporting');
  const { daysLeft, protectedUntil } = report;
  if (protectedUntil === null) return null;
  return (
    <span className={styles.protection}>
      {protectedUntil}
      {daysLeft !== null && (
        <Tag tone={daysLeft <= NEAR ? 'near' : 'neutral'}>{t('daysLeft', { count: daysLeft })}</Tag>
      )}
    </span>
  );
}
