import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { openShipmentQuery } from './bill-queries.ts';
import { jumpTo } from './fields/place.ts';
import { History } from './history.tsx';
import { ShipmentDraft } from './shipment/shipment-draft.tsx';
import { ShipmentHead } from './shipment/shipment-head.tsx';
import styles from './shipment/shipment-page.module.css';
import { ShipmentPapers } from './shipment/shipment-papers.tsx';
import { ShipmentSteps } from './shipment/shipment-steps.tsx';
import { ShippedGoods } from './shipment/shipped-goods.tsx';

/** One shipment: its goods, how they are packed and go, and their papers. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('bills');
  const shipment = useQuery(openShipmentQuery(id, useActedFor()?.id));
  useTabDetail(shipment.data?.number);
  if (shipment.data) return <Shipment key={shipment.data.id} shipment={shipment.data} />;
  if (isRefusal(shipment.error, 'record.unknown')) return <NotFoundPage />;
  if (shipment.isError)
    return <ErrorState onRetry={() => void shipment.refetch()}>{failureText(shipment.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Shipment({ shipment }: { shipment: OpenShipmentDto }): ReactNode {
  const { t } = useTranslation('bills');
  const frame = useJump();
  const mayEdit = shipment.abilities.some(({ action }) => action === 'edit');
  return (
    <>
      <ListHead title={t('shipment.named', { number: shipment.number })}>
        <Link to={BILL_PATHS.shipments}>{t('toAll', { what: t('shipments.title') })}</Link>
      </ListHead>
      <div ref={frame} className={styles.page} data-paper>
        {mayEdit ? (
          <ShipmentDraft shipment={shipment} />
        ) : (
          <>
            <ShipmentSteps shipment={shipment} />
            <ShipmentHead shipment={shipment} />
            <ShipmentPapers shipment={shipment} />
            <ShippedGoods shipment={shipment} />
          </>
        )}
        <History history={shipment.history} />
      </div>
    </>
  );
}

/** Goes to the place a finding of a paper named in the address, once the page stands. */
function useJump() {
  const frame = useRef<HTMLDivElement>(null);
  const at = useSearchParams()[0].get('at');
  useEffect(() => {
    if (at !== null && frame.current !== null) jumpTo(at.split(' '), frame.current);
  }, [at]);
  return frame;
}
