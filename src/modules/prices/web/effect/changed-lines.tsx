import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedLineDto } from '#modules/prices/contract.ts';
import { amountText, changeText } from '#modules/prices/web/figure-text.ts';
import styles from '#modules/prices/web/prices-page.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<ChangedLineDto['outcome'], Tone>> = {
  dearer: 'near',
  cheaper: 'fits',
  same: 'neutral',
  'newly-on-request': 'refused',
  'no-longer-on-request': 'fits',
};

/** The lines whose prices would change most. */
export function ChangedLines({ lines, currency }: { lines: readonly ChangedLineDto[]; currency: string }): ReactNode {
  const { t } = useTranslation('prices');
  const total = (amount: number | null) => (amount === null ? t('onRequest.title') : amountText(amount, currency));
  const columns: Column<ChangedLineDto>[] = [
    { id: 'line', header: t('lists.effect.line'), cell: (line) => <Line line={line} /> },
    { id: 'customer', header: t('lists.effect.customer'), cell: ({ customer }) => customer },
    { id: 'quantity', header: t('lists.effect.quantity'), kind: 'number', cell: ({ quantity }) => String(quantity) },
    { id: 'before', header: t('lists.effect.before'), kind: 'number', cell: ({ before }) => total(before) },
    { id: 'after', header: t('lists.effect.after'), kind: 'number', cell: ({ after }) => total(after) },
    {
      id: 'change',
      header: t('lists.effect.change'),
      card: 'beside',
      cell: ({ change, outcome }) => (
        <Tag tone={TONES[outcome]}>{change === null ? t(`lists.effect.is.${outcome}`) : changeText(change)}</Tag>
      ),
    },
  ];
  return (
    <>
      <h3>{t('lists.effect.largest', { count: lines.length })}</h3>
      <DataTable
        caption={t('lists.effect.largest', { count: lines.length })}
        columns={columns}
        rows={lines}
        rowId={({ kind, id, reference }) => `${kind} ${id} ${reference}`}
      />
    </>
  );
}

function Line({ line: { kind, productName, reference } }: { line: ChangedLineDto }): ReactNode {
  const { t } = useTranslation('prices');
  const where = [t(`lists.effect.of.${kind}`), reference].filter((text) => text !== '').join(' ');
  return (
    <>
      {productName} <small className={styles.soft}>{where}</small>
    </>
  );
}
