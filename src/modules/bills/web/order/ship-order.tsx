import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { shipmentRoutes } from '#modules/bills/contract.ts';
import { pathOfShipment } from '#modules/bills/domain/paths.ts';
import { BILLS_KEY } from '#modules/bills/web/bill-queries.ts';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Fold } from '#web/ui/fold.tsx';
import { readyOf, type ShippableLine, shippableLines } from './left-to-ship.ts';
import { otherLinesQuery } from './other-lines.ts';
import styles from './papers-of-order.module.css';
import { isCount, PiecesField } from './pieces-field.tsx';

interface ShipOrderProps {
  order: OpenOrderDto;
  onClose: () => void;
}

const keyOf = ({ itemNumber, orderId }: ShippableLine) => `${orderId} ${itemNumber}`;

/** Begins a shipment of chosen pieces, what is ready of this order unless something else is typed, and of others of its customer; opens it. */
export function ShipOrder({ onClose, order }: ShipOrderProps): ReactNode {
  const { t } = useTranslation('bills');
  const shipping = useShipping(onClose);
  const own = shippableLines(order);
  const others = useQuery(otherLinesQuery(order, useActedFor()?.id)).data ?? [];
  const [pieces, setPieces] = useState<Readonly<Record<string, number | undefined>>>(() =>
    Object.fromEntries(own.map((line) => [keyOf(line), readyOf(line)])),
  );
  const [isTried, setTried] = useState(false);
  const offered: readonly ShippableLine[] = [...own, ...others];
  const typedOf = (line: ShippableLine) => pieces[keyOf(line)];
  const chosen = offered.filter((line) => (typedOf(line) ?? 0) > 0);
  const fieldOf = (line: ShippableLine) => ({
    ...{ line, isTried, pieces: typedOf(line) },
    onPieces: (typed: number | undefined) => setPieces({ ...pieces, [keyOf(line)]: typed }),
  });

  function handleSubmit(): void {
    setTried(true);
    if (chosen.length === 0 || !offered.every((line) => isCount(typedOf(line), line))) return;
    shipping.mutate(chosen.map((line) => ({ ...namesOf(line), pieces: typedOf(line) ?? 0 })));
  }

  const failed = shipping.isError ? failureText(shipping.error, t) : undefined;
  return (
    <StepForm
      title={t('ofOrder.ship')}
      confirm={t('ofOrder.confirm')}
      isBusy={shipping.isPending}
      failure={isTried && chosen.length === 0 ? t('ofOrder.nothing') : failed}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('ofOrder.text')}</p>
      {own.map((line) => (
        <PiecesField
          key={line.id}
          label={t('ofOrder.pieces', { no: line.itemNumber, model: line.modelName })}
          {...fieldOf(line)}
        />
      ))}
      {others.length > 0 && (
        <Fold title={t('ofOrder.others', { count: others.length })}>
          <div className={styles.others}>
            {others.map((line) => (
              <PiecesField
                key={line.id}
                label={t('ofOrder.piecesOf', { order: line.orderNumber, no: line.itemNumber, model: line.modelName })}
                {...fieldOf(line)}
              />
            ))}
          </div>
        </Fold>
      )}
    </StepForm>
  );
}

function namesOf({ itemNumber, orderId }: ShippableLine) {
  return { orderId, itemNumber };
}

/** Makes the shipment and opens it. Its dialog is closed before the page is left. */
function useShipping(onClose: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (lines: { orderId: string; itemNumber: number; pieces: number }[]) =>
      call(shipmentRoutes.create, { body: { lines } }),
    onSuccess({ id }) {
      onClose();
      void navigate(pathOfShipment(id));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: BILLS_KEY }),
  });
}
