import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedLineDto } from '#modules/cart/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { TYPING_RESTS_MS, useDebounced } from '#web/search/use-debounced.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './add-product.module.css';
import { choiceQuery } from './comparison-query.ts';

export interface AddProductProps {
  chosen: readonly string[];
  /** The product line of those chosen before; any, where nothing was. */
  category: string | undefined;
  onAdd: (id: string) => void;
  onClose: () => void;
}

/** The saved products that can stand beside those compared already; one is added by a press. */
export function AddProduct({ chosen, category, onAdd, onClose }: AddProductProps): ReactNode {
  const { t } = useTranslation('comparisons');
  const [typed, setTyped] = useState('');
  const lines = useInfiniteQuery(choiceQuery(useDebounced(typed.trim(), TYPING_RESTS_MS), useActedFor()?.id));
  const fits = (line: ListedLineDto) =>
    !chosen.includes(line.id) &&
    line.sampleSelectionFlag !== 'Y' &&
    (category === undefined || line.category === category);
  const rows = lines.data?.pages.flatMap((page) => page.rows).filter(fits);
  return (
    <Dialog title={t('choice.title')} onClose={onClose}>
      <div className={styles.choice}>
        <TextInput
          type="search"
          aria-label={t('choice.search')}
          placeholder={t('choice.placeholder')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {lines.isError && !rows && (
          <ErrorState onRetry={() => void lines.refetch()}>{failureText(lines.error, t)}</ErrorState>
        )}
        {!lines.isError && !rows && <Skeleton shape="rows" count={4} />}
        {rows?.length === 0 && !lines.hasNextPage && (
          <EmptyState title={t('choice.none')}>{t('choice.noneText')}</EmptyState>
        )}
        <ul className={styles.lines}>
          {rows?.map((line) => (
            <li key={line.id}>
              <button
                type="button"
                onClick={() => {
                  onAdd(line.id);
                  onClose();
                }}
              >
                <strong>{line.productName}</strong>
                <span>{figuresOf(line)}</span>
              </button>
            </li>
          ))}
        </ul>
        <MoreRows of={lines} label={t('choice.more')} />
      </div>
    </Dialog>
  );
}

function figuresOf({ figures }: ListedLineDto): string {
  return figures
    .slice(0, 5)
    .map(({ symbol, value, unit }) => [unit === null ? symbol : null, value, unit].filter(Boolean).join('\u00a0'))
    .join(' · ');
}
