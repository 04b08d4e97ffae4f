import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Values } from '#product/configuration.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Sort } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { Pointing } from './chart/pointing.ts';
import { cheapestOf } from './cheapest.ts';
import { costsBeside, withCost } from './costs.ts';
import { DemandNote } from './demand-note.tsx';
import type { Measure } from './measure.ts';
import { hasLighterNear, isNearFirst } from './near-first.ts';
import { Picks } from './picks.tsx';
import { readFound, readPick } from './read-found.ts';
import { ResultHead } from './result-head.tsx';
import { ResultMenus } from './result-menus.tsx';
import { RowTable } from './row-table.tsx';
import styles from './search-step.module.css';
import { behindOf, standsBehind } from './stands-behind.ts';
import { useListing, useRowPrices } from './use-row-prices.ts';

/** Fetched when one first looks at it. */
const RowChart = lazy(async () => (await import('./chart/row-chart.tsx')).RowChart);

export interface FittingRowsProps {
  pages: readonly RowPage[];
  measure: Measure;
  filter: Values;
  pointing: Pointing;
  isCharted: boolean;
  onCharted: (isCharted: boolean) => void;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** Fetches the next page; undefined on the last. */
  more: (() => void) | undefined;
  isFetchingMore: boolean;
}

/**
 * The rows that meet the demand, those to look at first above them. What is larger than it need be, or too small for the motor
 * it is to be driven by, stands last and folded; in
 * an order of the person's own it stands where that puts it, and says so.
 */
export function FittingRows(props: FittingRowsProps): ReactNode {
  const { pages, isCharted, onCharted, sort, onSort } = props;
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const [first] = pages;
  if (first === undefined) return null;
  const behind = behindOf(first);
  const isAllBehind = isNearFirst(first, props.measure.required);
  const isFoldable = sort === undefined && behind > 0 && (behind < first.total || isAllBehind);
  const isFolded = isFoldable && !isUnfolded;
  const isEmptied = isFolded && isAllBehind;
  const menus = <ResultMenus isCharted={isCharted} onCharted={onCharted} sort={sort} onSort={onSort} />;
  return (
    <>
      <ResultHead page={first}>
        {isFoldable && <FoldButton page={first} isUnfolded={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />}
        {!isNarrow && !isEmptied && menus}
      </ResultHead>
      {isNarrow && !isEmptied && menus}
      {!isEmptied && <FittingList {...props} first={first} isFolded={isFolded} />}
    </>
  );
}

interface FoldButtonProps {
  page: RowPage;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** Shows what is larger than it need be, and folds it away again. */
function FoldButton({ page, isUnfolded, onToggle }: FoldButtonProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const count = behindOf(page);
  return (
    <Button look="quiet" compact aria-expanded={isUnfolded} onClick={onToggle}>
      {t(page.frameTooSmallTotal > 0 ? 'search.unsuited' : 'search.larger', {
        count,
        total: plainFigure(count, words.locale),
      })}
      <Icon name={isUnfolded ? 'down' : 'right'} size={14} />
    </Button>
  );
}

interface FittingListProps extends FittingRowsProps {
  first: RowPage;
  isFolded: boolean;
}

/** Those to look at first, the chart if there is one, and the table. */
function FittingList({ first, isFolded, pages, measure, filter, pointing, ...props }: FittingListProps): ReactNode {
  const { isCharted, onCharted, sort, onSort, more, isFetchingMore } = props;
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const { panels } = product;
  const { rows: search } = product.context.line;
  const axes = search.chart;
  const { isLoaded, torque } = measure;
  const picks = useMemo(() => first.picks.flatMap((picked) => readPick(picked, first, panels) ?? []), [first, panels]);
  const costOf = useMemo(() => costsBeside(picks, search, { isLoaded, torque }), [picks, search, isLoaded, torque]);
  const rows = useMemo(() => {
    const loaded = pages.flatMap((page) => page.rows.flatMap((row) => readFound(row, page, panels)));
    const shown = isFolded ? loaded.filter(({ judged }) => !standsBehind(judged)) : loaded;
    return shown.map((found) => withCost(found, costOf));
  }, [pages, panels, isFolded, costOf]);
  useListing(rows);
  const prices = useRowPrices();
  const [recommended] = picks;
  const cheapest = useMemo(
    () => (recommended ? cheapestOf(rows, recommended, prices) : []),
    [rows, recommended, prices],
  );
  const shownInAll = isFolded ? first.total - behindOf(first) : first.total;
  return (
    <>
      <DemandNote measure={measure} isPointedOut={picks.length > 0} />
      <Picks
        picks={[...picks, ...cheapest]}
        measure={measure}
        isLighterNear={hasLighterNear(first)}
        costOf={costOf}
        pricedOf={rows.length < shownInAll ? rows.length : undefined}
      />
      {axes && isCharted && (
        <RowChart
          axes={axes}
          filter={filter}
          pointing={pointing}
          fallback={<Skeleton shape="rows" count={8} />}
          onGone={() => onCharted(false)}
        />
      )}
      <RowTable caption={t('search.fitting')} rows={rows} measure={measure} {...(sort && { sort })} onSort={onSort} />
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
