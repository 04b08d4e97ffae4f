import { type ReactNode, useState } from 'react';
import type { LineDto } from '#modules/cart/contract.ts';
import { MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './line-table.module.css';
import type { ListWords } from './list/row-words.ts';
import type { LineWriting } from './list/use-line-writing.ts';

export interface QuantityInputProps {
  line: LineDto;
  writing: LineWriting;
  t: ListWords;
}

/** What is typed: nothing where it is no number yet. */
interface Draft {
  readonly quantity: number | undefined;
  readonly isSent: boolean;
}

/** The quantity of a line; it is saved when the field is left or Enter is pressed. What is none stays, with the reason beside it. */
export function QuantityInput({ line, writing, t }: QuantityInputProps): ReactNode {
  const [draft, setDraft] = useState<Draft>();
  const [isRefused, setRefused] = useState(false);
  if (!line.abilities.edit) return line.quantity;
  const reasonId = `quantity-${line.id}`;

  async function save(quantity: number): Promise<void> {
    const sent: Draft = { quantity, isSent: true };
    setDraft(sent);
    const outcome = await writing.save(line, { quantity });
    if (outcome === 'saved') toasts.show({ tone: 'success', text: t('quantitySaved') });
    // What was typed meanwhile stays.
    setDraft((now) => (now === sent ? undefined : now));
  }

  function settle(): void {
    if (draft === undefined || draft.isSent) return;
    const { quantity } = draft;
    setRefused(!isQuantity(quantity));
    if (quantity === undefined || quantity === line.quantity) setDraft(undefined);
    else if (isQuantity(quantity)) void save(quantity);
  }

  function take(quantity: number | undefined): void {
    setRefused(false);
    setDraft({ quantity, isSent: false });
  }

  return (
    <span className={styles.quantity}>
      <NumberInput
        aria-label={t('quantityOf', { name: line.productName })}
        aria-invalid={isRefused || (draft?.quantity !== undefined && !isQuantity(draft.quantity)) ? true : undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        inputMode="numeric"
        step={1}
        value={draft === undefined ? line.quantity : draft.quantity}
        onValue={take}
        onBlur={settle}
        onKeyUp={(event) => event.key === 'Enter' && settle()}
      />
      {isRefused && (
        <span id={reasonId} role="alert" className={styles.reason}>
          <Icon name="warning" size={14} />
          {t('quantityRefused', { most: MAX_QUANTITY, saved: line.quantity })}
        </span>
      )}
    </span>
  );
}

function isQuantity(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}
