import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparisonDto } from '#modules/comparisons/contract.ts';
import { isDifferent } from '#modules/comparisons/domain/difference.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { ComparedCell } from './compared-cell.tsx';
import type { ComparedIds } from './compared-ids.ts';
import styles from './comparison-table.module.css';
import { priceSections } from './price-section.ts';
import { ProductHead } from './product-head.tsx';
import type { ShownRow, ShownSection } from './shown-row.ts';

export interface ComparisonTableProps {
  comparison: ComparisonDto;
  compared: ComparedIds;
}

/** Products as columns, what they are told by as rows under headings; both heads stay in sight. */
export function ComparisonTable({ comparison, compared }: ComparisonTableProps): ReactNode {
  const { t, i18n } = useTranslation('comparisons');
  const captionId = useId();
  const { products } = comparison;
  const { ids, reference, onlyDifferences, show } = compared;
  const place = products.findIndex(({ id }) => id === reference);
  const sections = [...priceSections(products, { t, locale: localeOfInterface(i18n) }), ...comparison.sections];
  const shown = onlyDifferences ? sections.map(withDifferences).filter(({ rows }) => rows.length > 0) : sections;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className={classes(cardClass, styles.frame)}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {t('title')}
          </caption>
          <colgroup>
            <col className={styles.labels} />
            <col span={products.length} className={styles.column} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('property')}
              </th>
              {products.map((product) => (
                <ProductHead
                  key={product.id}
                  product={product}
                  isReference={product.id === reference}
                  onReference={(wanted) => show({ reference: wanted ? product.id : null })}
                  onRemove={() => show({ ids: ids.filter((id) => id !== product.id) })}
                />
              ))}
            </tr>
          </thead>
          {shown.map(({ id, heading, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.heading}>
                  <span>{heading}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.id} row={row} place={place} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {shown.length === 0 && (
        <EmptyState
          title={t('same')}
          next={<Button onClick={() => show({ onlyDifferences: false })}>{t('showAll')}</Button>}
        >
          {t('sameText')}
        </EmptyState>
      )}
    </>
  );
}

function withDifferences(section: ShownSection): ShownSection {
  return { ...section, rows: section.rows.filter(({ cells }) => isDifferent(cells)) };
}

/** @param place of the reference among the products; below 0 there is none */
function Row({ row, place }: { row: ShownRow; place: number }): ReactNode {
  const { label, symbol, unit, cells } = row;
  const signs = [symbol, unit].filter((sign) => sign !== null).join('\u00a0');
  return (
    <tr className={isDifferent(cells) ? styles.different : undefined}>
      <th scope="row">
        {label}
        {signs !== '' && <Fragment> {<span className={styles.unit}>{signs}</span>}</Fragment>}
      </th>
      {cells.map((cell, at) => (
        <ComparedCell
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of the products
          key={at}
          cell={cell}
          row={row}
          reference={place < 0 || place === at ? undefined : (cells[place] ?? null)}
        />
      ))}
    </tr>
  );
}
