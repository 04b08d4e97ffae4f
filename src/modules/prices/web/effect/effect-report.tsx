import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceEffectDto } from '#modules/prices/contract.ts';
import { EFFECT_OUTCOMES, PRICED_LINE_KINDS, type PricedLineKind } from '#modules/prices/domain/price-effect.ts';
import { amountText, changeText } from '#modules/prices/web/figure-text.ts';
import styles from '#modules/prices/web/prices-page.module.css';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { countOf, linesOf } from './effect-counts.ts';

interface EffectReportProps {
  report: PriceEffectDto;
  currency: string;
}

/** What a version would change: how many lines, what they cost together, and the largest changes. */
export function EffectReport({ report, currency }: EffectReportProps): ReactNode {
  const { t, i18n } = useTranslation('prices');
  const { after, against, at, before, change, isOutdated, largest } = report;
  const given = { at: dateAndTime(at, localeOfInterface(i18n)), no: against };
  return (
    <>
      <p className={styles.soft}>{t(against === null ? 'lists.effect.atFirst' : 'lists.effect.at', given)}</p>
      {isOutdated && (
        <p>
          <Tag tone="near">{t('lists.effect.outdated')}</Tag> {t('lists.effect.outdatedText')}
        </p>
      )}
      {linesOf(report) === 0 ? <p>{t('lists.effect.noLines')}</p> : <Counts report={report} />}
      {before > 0 && (
        <p>
          {t('lists.effect.sum', {
            before: amountText(before, currency),
            after: amountText(after, currency),
            change: changeText(change),
            currency,
          })}
        </p>
      )}
      {largest.length > 0 && <ChangedLines lines={largest} currency={currency} />}
    </>
  );
}

function Counts({ report }: { report: PriceEffectDto }): ReactNode {
  const { t } = useTranslation('prices');
  type Row = PricedLineKind | 'all';
  const columns: Column<Row>[] = [
    { id: 'kind', header: t('lists.effect.lines'), cell: (kind) => t(`lists.effect.kind.${kind}`) },
    ...EFFECT_OUTCOMES.map(
      (outcome): Column<Row> => ({
        id: outcome,
        header: t(`lists.effect.is.${outcome}`),
        kind: 'number',
        cell: (kind) => String(kind === 'all' ? countOf(report, outcome) : report.counts[kind][outcome]),
      }),
    ),
  ];
  return (
    <DataTable
      caption={t('lists.effect.counts')}
      columns={columns}
      rows={[...PRICED_LINE_KINDS, 'all'] as const}
      rowId={(kind) => kind}
    />
  );
}
