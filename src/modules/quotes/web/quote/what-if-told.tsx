import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhatIfDto } from '#modules/quotes/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { type Column, DataTable, type RowMarks } from '#web/ui/data-table.tsx';
import { ReasonList } from './approval-notice.tsx';
import { FactList } from './fact-list.tsx';
import { MarginTag } from './margin-tag.tsx';
import type { ProviderQuote } from './pricing-entry.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { toggled } from './toggled.ts';

type Line = WhatIfDto['lines'][number];

interface WhatIfToldProps {
  quote: ProviderQuote;
  told: WhatIfDto;
  /** Whether what is told is of an earlier percentage, until that of the last one has come. */
  isBusy: boolean;
  /** The lines the discount is not tried on. */
  left: ReadonlySet<number>;
  onLeave: (left: ReadonlySet<number>) => void;
}

/** What the offer would be: its sum, the margins, and what would have to be approved. */
export function WhatIfTold({ quote, told, isBusy, left, onLeave }: WhatIfToldProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { currency, lines } = quote;
  const { belowStop, less, lowest, net, reasons } = told;
  const amounts = amountsOf(currency, localeOfInterface(i18n));
  const nameOf = ({ lineNo }: Line) =>
    t('line.named', { no: lineNo, name: lines.find((line) => line.lineNo === lineNo)?.productName ?? '' });
  const amount = (id: 'unit' | 'net'): Column<Line> => ({
    ...{ id, kind: 'number', unit: currency, header: t(`pricing.column.${id}`) },
    cell: (line) => amounts.figure(line[id]),
  });
  const columns: Column<Line>[] = [
    {
      id: 'product',
      header: t('line.product'),
      card: 'head',
      cell: (line) => <span className={styles.bound}>{nameOf(line)}</span>,
    },
    {
      id: 'holds',
      header: t('whatIf.holds'),
      cell: (line) => t(`whatIf.${effectOn(line)}`),
    },
    amount('unit'),
    amount('net'),
    {
      id: 'margin',
      header: t('pricing.column.margin'),
      cell: ({ cost, light }) => (
        <span className={styles.bound}>
          <MarginTag light={light} margin={cost?.margin ?? null} />
        </span>
      ),
    },
  ];
  const marks: RowMarks<Line> = {
    marked: new Set(told.lines.flatMap(({ lineNo }) => (left.has(lineNo) ? [] : [String(lineNo)]))),
    onMark: ({ lineNo }) => onLeave(toggled(left, lineNo)),
    onMarkAll: (isMarked) => onLeave(new Set(isMarked ? [] : told.lines.map(({ lineNo }) => lineNo))),
    name: (line) => t('whatIf.mark', { name: nameOf(line) }),
    allName: t('whatIf.markAll'),
  };
  return (
    <div className={classes(styles.part, isBusy && styles.earlier)}>
      <p className={styles.sum} aria-live="polite">
        <strong>{amounts.whole(net)}</strong> {t('offer.withoutVat')} ·{' '}
        {t(less < 0 ? 'whatIf.more' : 'whatIf.less', { amount: amounts.whole(Math.abs(less)) })}
      </p>
      {belowStop !== null && <p className={styles.notice}>{t('whatIf.belowStop', { no: belowStop })}</p>}
      <FactList
        facts={[
          {
            name: t('whatIf.lowest'),
            value: lowest && (
              <>
                {t('line.ofNo', { no: lowest.lineNo })} <MarginTag light={lowest.light} margin={lowest.margin} />
              </>
            ),
          },
          {
            name: t('approval.title'),
            value: reasons.length === 0 ? t('whatIf.noApproval') : <ReasonList reasons={reasons} />,
          },
        ]}
      />
      <div className={styles.figures}>
        <DataTable
          caption={t('whatIf.lines')}
          columns={columns}
          rows={told.lines}
          rowId={({ lineNo }) => String(lineNo)}
          {...(told.lines.length > 1 && { marks })}
        />
      </div>
    </div>
  );
}

/** What a percentage does to a line: where the price agreed with the customer is lower, that is offered all the same. */
function effectOn({ isDiscounted, source }: Line): 'agreed' | 'discounted' | 'stays' {
  if (!isDiscounted) return 'stays';
  return source === 'agreement' ? 'agreed' : 'discounted';
}
