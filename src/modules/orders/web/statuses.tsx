import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderState as State } from '#modules/orders/domain/order-steps.ts';
import type { OrderStatus as Delivery, ReadyStatus as Readiness } from '#modules/orders/domain/quantities.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const STATES: Readonly<Record<State, Tone>> = {
  placed: 'near',
  open: 'chosen',
  closed: 'fits',
  cancelled: 'refused',
};
const DELIVERIES: Readonly<Record<Delivery, Tone>> = {
  undelivered: 'neutral',
  'partially-delivered': 'chosen',
  delivered: 'fits',
};
const READINESSES: Readonly<Record<Readiness, Tone>> = {
  'not-ready': 'neutral',
  'partial-ready': 'chosen',
  ready: 'fits',
};

/** The state of an order in a word. */
export function OrderState({ state }: { state: State }): ReactNode {
  const { t } = useTranslation('orders');
  return <Tag tone={STATES[state]}>{t(`state.${state}`)}</Tag>;
}

/** How far the delivery is; that nothing is due any more stands beside it, for it is no fourth status. */
export function OrderStatus({ status, isCancelled = false }: { status: Delivery; isCancelled?: boolean }): ReactNode {
  const { t } = useTranslation('orders');
  if (isCancelled) return <Tag tone="refused">{t('line.cancelled')}</Tag>;
  return <Tag tone={DELIVERIES[status]}>{t(`orderStatus.${status}`)}</Tag>;
}

/** How far the goods are ready. */
export function ReadyStatus({ status }: { status: Readiness }): ReactNode {
  const { t } = useTranslation('orders');
  return <Tag tone={READINESSES[status]}>{t(`readyStatus.${status}`)}</Tag>;
}

/** The day on which a line is to be ready, and in a word that it has passed. */
export function PlannedDate({ date, isLate }: { date: string | null; isLate: boolean }): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <>
      {date} {isLate && <Tag tone="near">{t('line.late')}</Tag>}
    </>
  );
}
