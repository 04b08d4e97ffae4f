import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Icon } from '#web/ui/icons.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { LINES_KEY, lineScope, showLine, versionOf } from './line-list-query.ts';
import styles from './line-table.module.css';

/** The quantity of a line; it is saved when the field is left or Enter is pressed. What is none stays, with the reason beside it. */
export function QuantityInput({ line }: { line: LineDto }): ReactNode {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const reasonId = useId();
  const [draft, setDraft] = useState<number | null>();
  const [isRefused, setRefused] = useState(false);
  const save = useMutation({
    scope: lineScope(line),
    mutationFn: (quantity: number) =>
      call(cartRoutes.setQuantity, { params: { id: line.id }, body: { quantity, version: versionOf(cache, line) } }),
    onSuccess: (answer) => {
      showLine(cache, answer);
      toasts.show({ tone: 'success', text: t('quantitySaved') });
    },
    onError: async (error) => {
      notifyFailure(error, t);
      await cache.invalidateQueries({ queryKey: LINES_KEY });
    },
    onSettled: () => setDraft(undefined),
  });

  function settle(): void {
    if (draft === undefined) return;
    setRefused(draft === null || !isQuantity(draft));
    if (draft === null || draft === line.quantity) setDraft(undefined);
    else if (isQuantity(draft)) save.mutate(draft);
  }

  function take(quantity: number | undefined): void {
    setRefused(false);
    setDraft(quantity ?? null);
  }

  if (!line.abilities.edit) return line.quantity;
  return (
    <span className={styles.quantity}>
      <NumberInput
        aria-label={t('quantityOf', { name: line.productName })}
        aria-invalid={isRefused || (typeof draft === 'number' && !isQuantity(draft)) ? true : undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        inputMode="numeric"
        step={1}
        value={(draft === undefined ? line.quantity : draft) ?? undefined}
        onValue={take}
        onBlur={settle}
        onKeyUp={(event) => event.key === 'Enter' && settle()}
      />
      <span id={reasonId} className={styles.reason} aria-live="polite">
        {isRefused && <Icon name="warning" size={14} />}
        {isRefused && t('quantityRefused', { most: MAX_QUANTITY, saved: line.quantity })}
      </span>
    </span>
  );
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}
