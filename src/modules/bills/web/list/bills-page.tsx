import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { BILL_STATES } from '#modules/bills/domain/bill-steps.ts';
import { BILL_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { BillsAtOnce } from '#modules/bills/web/at-once/bills-at-once.tsx';
import { type BillFilter, billListQuery, billStateIn } from '#modules/bills/web/bill-queries.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useMarks } from '#web/lists/use-marks.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { BillList } from './bill-list.tsx';
import { NoBills } from './no-bills.tsx';
import { StateFilter } from './state-filter.tsx';

/** The papers of a kind within reach, the last made first. */
export function BillsPage({ kind }: { kind: BillKind }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const [params] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const filter = { kind, state: billStateIn(params), q: sought };
  const mayReadShipments = useMayVisit(BILL_PATHS.shipments);
  return (
    <>
      <ListHead title={t(`kinds.${kind}`)}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <StateFilter
          states={BILL_STATES.map((value) => ({ value, label: said(BILL_STATE_WORDS[value]) }))}
          value={filter.state}
        />
        {mayReadShipments && <Link to={BILL_PATHS.shipments}>{t('shipments.title')}</Link>}
      </ListHead>
      <Bills filter={filter} onShowAll={clear} />
    </>
  );
}

function Bills({ filter, onShowAll }: { filter: BillFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('bills');
  const customerId = useActedFor()?.id;
  const bills = useInfiniteQuery(billListQuery(filter, customerId));
  const rows = useMemo(() => bills.data?.pages.flatMap((page) => page.rows) ?? [], [bills.data]);
  const marks = useMarks(JSON.stringify([filter, customerId]), rows);
  const { kind, q, state } = filter;
  const isWhole = state === undefined && q === '';
  const empty = <NoBills {...{ kind, isWhole, onShowAll }} />;
  return (
    <>
      <QueriedRows of={bills} t={t} more={t('more')} isSought={q !== ''} empty={empty}>
        {(shown) => <BillList kind={kind} rows={shown} marks={marks} />}
      </QueriedRows>
      <BillsAtOnce {...{ kind, rows, marks }} />
    </>
  );
}
