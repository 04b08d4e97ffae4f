import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './customer-picker.module.css';
import { type CustomerRow, customerRows, nextOf, startOf } from './customer-rows.ts';
import type { Customers } from './use-customers.ts';

export interface CustomerPanelProps {
  id: string;
  customers: Customers;
  chosenId: string | undefined;
  /** Chooses a customer, or nobody. */
  onChoose: (customer: CustomerNode | undefined) => void;
  onClose: () => void;
}

/** A search over the tree of customers: arrow keys move in the tree while the focus stays on the search, Enter chooses, Esc closes. */
export function CustomerPanel({ id, customers, chosenId, onChoose, onClose }: CustomerPanelProps): ReactNode {
  const { t } = useTranslation('customers');
  const search = useRef<HTMLInputElement>(null);
  /** The line the keys have moved to, for what was sought then; other results start anew. */
  const [moved, setMoved] = useState<{ sought: string; at: number }>();
  const { sought, state, tree } = customers;
  const rows = customerRows(tree, chosenId !== undefined);
  const isMoved = moved?.sought === sought && rows[moved.at]?.canBeChosen;
  const active = isMoved ? moved.at : startOf(rows, sought, chosenId);
  const rowId = (at: number) => `${id}-${at}`;
  useEffect(() => search.current?.focus(), []);

  function choose(row: CustomerRow | undefined): void {
    if (row?.canBeChosen) onChoose(row.customer);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => setMoved({ sought, at: nextOf(rows, active, 1) }),
    ArrowUp: () => setMoved({ sought, at: nextOf(rows, active, -1) }),
    Enter: () => choose(rows[active]),
    Escape: onClose,
  };

  function handleKey(event: KeyboardEvent): void {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div id={id} role="dialog" aria-label={t('picker.panel')} className={styles.panel}>
      <TextInput
        ref={search}
        type="search"
        role="combobox"
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        aria-haspopup="tree"
        aria-expanded="true"
        aria-controls={`${id}-tree`}
        aria-activedescendant={active >= 0 ? rowId(active) : undefined}
        autoComplete="off"
        maxLength={100}
        value={sought}
        onChange={(event) => customers.seek(event.target.value)}
        onKeyDown={handleKey}
      />
      <div
        id={`${id}-tree`}
        role="tree"
        aria-label={t('picker.tree')}
        aria-busy={state === 'loading'}
        className={styles.tree}
      >
        {rows.map((row, at) => (
          <Row
            key={row.customer?.id ?? 'nobody'}
            id={rowId(at)}
            row={row}
            isActive={at === active}
            isChosen={row.customer !== undefined && row.customer.id === chosenId}
            onChoose={() => choose(row)}
          />
        ))}
      </div>
      <Standing customers={customers} />
    </div>
  );
}

/** How many there are, or why there is nothing to choose. */
function Standing({ customers: { state, sought, tree, reload } }: { customers: Customers }): ReactNode {
  const { t } = useTranslation('customers');
  if (state === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        {t('picker.failed')}
        <Button compact onClick={reload}>
          {t('web:ui.retry')}
        </Button>
      </div>
    );
  }
  const count = countOf(tree);
  const text =
    state === 'loading'
      ? t('picker.loading')
      : count > 0
        ? t('picker.found', { count })
        : t(sought === '' ? 'picker.none' : 'picker.noMatch');
  return (
    <div role="status">
      {count > 0 ? <VisuallyHidden>{text}</VisuallyHidden> : <p className={styles.note}>{text}</p>}
    </div>
  );
}

function countOf(tree: readonly CustomerNode[]): number {
  return tree.reduce((sum, node) => sum + (node.mayActFor ? 1 : 0) + countOf(node.children), 0);
}

interface RowProps {
  id: string;
  row: CustomerRow;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ id, row, isActive, isChosen, onChoose }: RowProps): ReactNode {
  const { t } = useTranslation('customers');
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the search, which names the active line
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search has the keys
    <div
      ref={item}
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isChosen}
      aria-expanded={row.customer !== undefined && row.customer.children.length > 0 ? true : undefined}
      aria-disabled={!row.canBeChosen || undefined}
      className={classes(
        styles.row,
        row.level > 1 && styles.below,
        isActive && styles.active,
        !row.canBeChosen && styles.head,
      )}
      // Pressing a line must not take the focus from the search.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.sign}>{isChosen && <Icon name="check" size={14} />}</span>
      {row.customer?.customerName ?? t('picker.self')}
    </div>
  );
}
