import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { kilograms } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { Facts } from '#modules/bills/web/facts.tsx';
import { ShipmentStateTag } from '#modules/bills/web/states.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { onTheirWay } from './on-their-way.ts';

/** What a shipment is: whose goods, of which orders, on which terms. */
export function ShipmentHead({ shipment }: { shipment: OpenShipmentDto }): ReactNode {
  const { t, i18n } = useTranslation('bills');
  const said = useSaid();
  const { createdAt, customer, goods, grossG, history, orders, packages, state } = shipment;
  const { incoterm, place } = goods.sold;
  const missing = state === 'delivered' ? onTheirWay(shipment) : [];
  const because = missing.length > 0 && history.findLast(({ action, reason }) => action === 'arrive' && reason)?.reason;
  return (
    <section aria-label={t('shipment.facts')}>
      <Facts
        facts={[
          { name: t('fact.state'), value: <ShipmentStateTag state={state} isPart={missing.length > 0} /> },
          {
            name: t('shipment.missing'),
            value: missing.map(({ left, lineNo }) => t('packing.short', { no: lineNo, quantity: left })).join('; '),
          },
          { name: t('shipment.missingReason'), value: because },
          { name: t('fact.customer'), value: customer },
          {
            name: t('fact.orders'),
            value: orders.map(({ id, number }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <Link to={pathOfOrder(id)}>{number}</Link>
              </Fragment>
            )),
          },
          { name: t('goods.destination'), value: t(`destination.${goods.destination}`) },
          { name: said(PAPER_WORDS.incoterm), value: incoterm && `${incoterm} ${place}` },
          { name: said(PAPER_WORDS.totalPackages), value: packages > 0 && String(packages) },
          { name: said(PAPER_WORDS.totalGross), value: grossG > 0 && kilograms(grossG) },
          { name: t('fact.created'), value: dateAndTime(createdAt, localeOfInterface(i18n)) },
        ]}
      />
    </section>
  );
}
