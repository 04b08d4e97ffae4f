import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sort } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ColumnMenu } from './column-menu.tsx';
import { OrderMenu } from './order-menu.tsx';
import { Picks } from './picks.tsx';
import { readFound } from './read-found.ts';
import { ResultHead } from './result-head.tsx';
import { RowTable } from './row-table.tsx';
import styles from './search-step.module.css';
import { UnitMenu } from './unit-menu.tsx';

export interface FittingRowsProps {
  pages: readonly RowPage[];
  required: number;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** Fetches the next page; undefined on the last. */
  more: (() => void) | undefined;
  isFetchingMore: boolean;
}

/**
 * The rows that meet the demand, those to look at first above them. What is larger than it need be stands last and folded; in
 * an order of the person's own it stands where that puts it, and says so.
 */
export function FittingRows({ pages, required, sort, onSort, more, isFetchingMore }: FittingRowsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const { panels } = product;
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const [first] = pages;
  if (first === undefined) return null;
  const { total, oversizedTotal } = first;
  const isFoldable = sort === undefined && oversizedTotal > 0 && oversizedTotal < total;
  const isFolded = isFoldable && !isUnfolded;
  const loaded = pages.flatMap((page) => page.rows.flatMap((row) => readFound(row, page, panels)));
  const rows = isFolded ? loaded.filter(({ judged }) => judged?.verdict !== 'oversized') : loaded;
  const shownInAll = isFolded ? total - oversizedTotal : total;
  const picks = first.picks.flatMap(({ row: dto, ...picked }) => {
    const row = panels.readRow(dto);
    return row === undefined ? [] : [{ ...picked, row }];
  });
  return (
    <>
      <ResultHead page={first}>
        {isFoldable && (
          <Button look="quiet" compact aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {t('search.larger', { count: oversizedTotal, total: plainFigure(oversizedTotal, words.locale) })}
            <Icon name={isUnfolded ? 'down' : 'right'} size={14} />
          </Button>
        )}
        <span className={styles.menus}>
          {!isNarrow && <ColumnMenu />}
          <UnitMenu />
          <OrderMenu sort={sort} onSort={onSort} />
        </span>
      </ResultHead>
      <Picks picks={picks} />
      <RowTable caption={t('search.fitting')} rows={rows} required={required} {...(sort && { sort })} onSort={onSort} />
      {more && rows.length < shownInAll && (
        <div className={styles.more}>
          <Button busy={isFetchingMore} onClick={more}>
            {t('search.more', { shown: rows.length, total: plainFigure(shownInAll, words.locale) })}
          </Button>
        </div>
      )}
    </>
  );
}
