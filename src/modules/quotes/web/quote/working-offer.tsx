import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { ChargeList } from './charge-list.tsx';
import { EarlyWishes } from './early-wishes.tsx';
import { FactList } from './fact-list.tsx';
import { MarginTag } from './margin-tag.tsx';
import { stepsInBar } from './next-step.ts';
import type { ProviderQuote } from './pricing-entry.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { QuoteTerms } from './quote-terms.tsx';
import { WhatIf } from './what-if.tsx';

type Working = NonNullable<ProviderQuote['working']>;
type WorkingLine = Working['lines'][number];

/** The offer the provider works on, which the customer does not see before it is sent. */
export function WorkingOffer({ quote, working }: { quote: ProviderQuote; working: Working }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { approval, currency, lines } = quote;
  const amounts = amountsOf(currency, localeOfInterface(i18n));
  const named = new Map(lines.map((line) => [line.lineNo, line.productName]));
  const asked = new Map(lines.map((line) => [line.lineNo, line.quantity]));
  const hasCosts = working.lines.some(({ cost }) => cost !== null);
  const amount = (id: string, cell: (line: WorkingLine) => number | null): Column<WorkingLine> => ({
    ...{ id, kind: 'number', unit: currency, header: t(`pricing.column.${id}`) },
    cell: (line) => amounts.figure(cell(line)),
  });
  const columns: Column<WorkingLine>[] = [
    {
      id: 'product',
      header: t('line.product'),
      card: 'head',
      cell: ({ lineNo }) => (
        <span className={styles.bound}>{t('line.named', { no: lineNo, name: named.get(lineNo) ?? '' })}</span>
      ),
    },
    amount('computed', ({ computed }) => computed),
    {
      id: 'by',
      header: t('pricing.as'),
      cell: (line) => (
        <span className={styles.bound}>
          <PricedBy line={line} asked={asked.get(line.lineNo)} />
        </span>
      ),
    },
    amount('unit', ({ unit }) => unit),
    amount('net', ({ net }) => net),
    { id: 'lead', kind: 'number', header: t('pricing.column.lead'), cell: ({ leadDays }) => String(leadDays ?? '') },
    ...(hasCosts ? [amount('cost', ({ cost }) => cost?.unit ?? null)] : []),
    {
      id: 'margin',
      header: t('pricing.column.margin'),
      cell: (line) => (
        <span className={styles.bound}>
          <MarginTag light={line.light} margin={line.cost?.margin ?? null} />
        </span>
      ),
    },
  ];
  return (
    <div className={styles.part}>
      <h2>{t('pricing.title')}</h2>
      <p className={styles.soft}>{t('pricing.unseen')}</p>
      <div className={styles.figures}>
        <DataTable
          caption={t('pricing.title')}
          columns={columns}
          rows={working.lines}
          rowId={({ lineNo }) => String(lineNo)}
        />
      </div>
      <ChargeList charges={working.charges} currency={currency} net={working.net} />
      <p>
        {working.charges.length === 0 && t('pricing.sum', { amount: amounts.whole(working.net) })}{' '}
        {working.isDemo && <Tag tone="near">{t('offer.demo')}</Tag>}
      </p>
      <EarlyWishes quote={quote} leads={working.lines} />
      <FactList
        facts={[
          { name: t('priceList.name'), value: working.priceList?.name },
          { name: t('priceList.reason'), value: working.priceList?.reason },
        ]}
      />
      <QuoteTerms terms={working.terms} validUntil={working.validUntil} />
      <ApprovalNotice reasons={working.reasons} approval={approval} />
      {stepsInBar(quote).some(({ action }) => action === 'price') && <WhatIf quote={quote} />}
    </div>
  );
}

/** How a line was priced, or why it has to be: for another number than is asked for now, or since nobody said what wishes cost. */
function PricedBy({ line, asked }: { line: WorkingLine; asked: number | undefined }): ReactNode {
  const { t } = useTranslation('quotes');
  const { isFrom, manual, notOfferedReason, quantity, source, unit } = line;
  if (notOfferedReason === null && asked !== undefined && asked !== quantity)
    return <Tag tone="near">{t('pricing.otherQuantity', { count: quantity })}</Tag>;
  if (isFrom && unit === null) return <Tag tone="near">{t('pricing.wishesUnpriced')}</Tag>;
  if (notOfferedReason !== null) return t('pricing.refused', { reason: notOfferedReason });
  if (source === 'agreement') return t('pricing.by.agreement');
  if (manual !== null) return t('pricing.discounted', { percent: manual / 100 });
  return t(source === 'manual' ? 'pricing.by.price' : 'pricing.by.computed');
}
