import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { NumberInput } from '#web/ui/number-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { LINES_KEY } from './line-list-query.ts';
import styles from './line-table.module.css';

const MOST = 9999;

/** The quantity of a line; it is saved when the field is left or Enter is pressed. */
export function QuantityInput({ line }: { line: LineDto }): ReactNode {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const [draft, setDraft] = useState<number | null>();
  const save = useMutation({
    mutationFn: (quantity: number) =>
      call(cartRoutes.setQuantity, { params: { id: line.id }, body: { quantity, version: line.version } }),
    onSuccess: () => toasts.show({ tone: 'success', text: t('quantitySaved') }),
    onError: (error) => notifyFailure(error, t),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: LINES_KEY });
      setDraft(undefined);
    },
  });

  function settle(): void {
    if (draft === undefined) return;
    if (draft === null || !isQuantity(draft) || draft === line.quantity) setDraft(undefined);
    else save.mutate(draft);
  }

  if (!line.abilities.edit) return line.quantity;
  return (
    <span className={styles.quantity}>
      <NumberInput
        aria-label={t('quantityOf', { name: line.productName })}
        aria-invalid={typeof draft === 'number' && !isQuantity(draft) ? true : undefined}
        inputMode="numeric"
        step={1}
        value={(draft === undefined ? line.quantity : draft) ?? undefined}
        onValue={(quantity) => setDraft(quantity ?? null)}
        onBlur={settle}
        onKeyUp={(event) => event.key === 'Enter' && settle()}
      />
    </span>
  );
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST;
}
