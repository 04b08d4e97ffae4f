import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { ColumnDef } from '#product/column.ts';

/** What a column is called in these rows and with what is asked. */
export function useColumnName(): (column: ColumnDef) => string {
  const { product, words, description, config } = useWizardView();
  const named = product.context.line.search.named?.(description.standing, config.search) ?? {};
  return (column) => {
    const { [column.id]: label } = named;
    return words.column(label ? { ...column, label } : column);
  };
}
