import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ReportProtection } from './protection.tsx';
import { ReportState } from './report-state.tsx';
import styles from './reporting.module.css';

/** What was reported, by whom, and how it stands. */
export function ReportFacts({ report }: { report: OpenReportDto }): ReactNode {
  const { t, i18n } = useTranslation('reporting');
  const locale = localeOfInterface(i18n);
  const { amount, country, currency, isDemo, productLines, quantity } = report;
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country);
  return (
    <FactList
      className={styles.facts}
      facts={[
        { name: t('fact.number'), value: report.number },
        { name: t('fact.state'), value: <ReportState state={report.state} /> },
        { name: t('fact.protectedUntil'), value: report.protectedUntil && <ReportProtection report={report} /> },
        { name: t('fact.company'), value: report.company },
        { name: t('form.creditCode'), value: report.creditCode },
        { name: t('form.country'), value: region },
        { name: t('form.area'), value: report.area },
        { name: t('fact.project'), value: report.project },
        { name: t('form.productLines'), value: productLines.join(', ') },
        { name: t('form.quantity'), value: quantity?.toLocaleString(i18n.language) },
        {
          name: t('form.amount'),
          value: amount !== null && currency !== null && moneyText(money(amount, currency as Currency), locale),
        },
        { name: t('form.closeDate'), value: report.closeDate },
        { name: t('form.note'), value: report.note },
        { name: t('fact.customer'), value: report.customerName },
        { name: t('fact.reporter'), value: report.reporterName },
        { name: t('fact.created'), value: dateOnly(report.createdAt, locale) },
        { name: t('fact.decider'), value: report.deciderName },
        { name: t('fact.reason'), value: report.reason },
        { name: t('fact.demo'), value: isDemo && <Tag tone="near">{t('demo')}</Tag> },
      ]}
    />
  );
}
