import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import { type FiguresDto, figureRoutes } from '#modules/reporting/contract.ts';
import { COUNTS, FIGURE_WORDS, hitRate, sumOf, USUAL_MONTHS } from '#modules/reporting/domain/figures.ts';
import { askedFigures, type FiguresFilter, figuresQuery } from '#modules/reporting/web/report-queries.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './figures-view.module.css';
import { MonthBars, type MonthValue } from './month-bars.tsx';

/** How many months there are to choose from. */
const RANGES = [6, USUAL_MONTHS, 24, 36] as const;

/** What customers configure, ask for and order by month: a chart of each, the same as a table beside it, and all of it as a workbook. */
export function FiguresView(): ReactNode {
  const { t } = useTranslation('reporting');
  const [filter, setFilter] = useState<FiguresFilter>({ months: USUAL_MONTHS, customer: '' });
  const customerId = useActedFor()?.id;
  const figures = useQuery(figuresQuery(filter, customerId));
  const everybody = useQuery(figuresQuery({ ...filter, customer: '' }, customerId));
  if (figures.isError)
    return <ErrorState onRetry={() => void figures.refetch()}>{failureText(figures.error, t)}</ErrorState>;
  return (
    <section aria-label={t('figures.title')} className={styles.view}>
      <div className={styles.head}>
        <Select
          aria-label={t('figures.customer')}
          value={filter.customer}
          options={[
            { value: '', label: t('figures.everyCustomer') },
            ...(everybody.data?.customers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValue={(customer) => setFilter({ ...filter, customer })}
        />
        <Select
          aria-label={t('figures.range')}
          value={String(filter.months)}
          options={RANGES.map((months) => ({ value: String(months), label: t('figures.months', { count: months }) }))}
          onValue={(months) => setFilter({ ...filter, months: Number(months) })}
        />
        <SheetButton filter={filter} />
      </div>
      {figures.data === undefined ? <Skeleton shape="rows" count={6} /> : <Charts figures={figures.data} />}
    </section>
  );
}

function SheetButton({ filter }: { filter: FiguresFilter }): ReactNode {
  const { t } = useTranslation('reporting');
  const fetching = useMutation({
    mutationFn: () => download(figureRoutes.sheet, { query: askedFigures(filter) }),
    onSuccess(file) {
      saveFile(file, `${t('figures.title')}.xlsx`);
      toasts.show({ tone: 'success', text: t('figures.exported') });
    },
    onError: (error) => notifyFailure(error, t),
  });
  return (
    <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {t('figures.export')}
    </Button>
  );
}

function Charts({ figures }: { figures: FiguresDto }): ReactNode {
  const { t, i18n } = useTranslation('reporting');
  const locale = localeOfInterface(i18n);
  if (figures.rows.length === 0) return <EmptyState title={t('figures.empty')}>{t('figures.emptyText')}</EmptyState>;
  const months = figures.months.map((month) => ({
    month,
    counted: sumOf(figures.rows.filter((row) => row.month === month)),
  }));
  return (
    <div className={styles.charts}>
      {COUNTS.map((count) => (
        <Chart
          key={count}
          title={textIn(FIGURE_WORDS[count], locale)}
          values={months.map(({ counted, month }) => ({ month, value: counted[count] }))}
          locale={locale}
        />
      ))}
      <Chart
        title={textIn(FIGURE_WORDS.hitRate, locale)}
        hint={t('figures.hitRate')}
        values={months.map(({ counted, month }) => ({ month, value: hitRate(counted) }))}
        top={100}
        locale={locale}
      />
    </div>
  );
}

interface ChartProps {
  title: string;
  hint?: string;
  values: readonly MonthValue[];
  top?: number;
  locale: Locale;
}

function Chart({ hint, locale, title, top, values }: ChartProps): ReactNode {
  const { t } = useTranslation('reporting');
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </figcaption>
      <MonthBars values={values} {...(top !== undefined && { top })} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.table} tabIndex={0} aria-label={t('figures.table', { name: title })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{textIn(FIGURE_WORDS.month, locale)}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {values.toReversed().map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{value ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
