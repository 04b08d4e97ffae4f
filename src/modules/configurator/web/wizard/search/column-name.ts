import { useCallback } from 'react';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { ColumnDef } from '#product/column.ts';

export type ColumnName = (column: ColumnDef) => string;

/** What a column is called in these rows and with what is asked; the same function for as long as that stays. */
export function useColumnName(): ColumnName {
  const { product, words, description, config } = useWizardView();
  const named = product.context.line.search.named?.(description.standing, config.search) ?? {};
  const key = JSON.stringify(named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is named
  return useCallback(
    (column) => {
      const { [column.id]: label } = named;
      return words.column(label ? { ...column, label } : column);
    },
    [words, key],
  );
}
