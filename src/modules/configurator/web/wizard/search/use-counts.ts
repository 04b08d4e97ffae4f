import { useQuery } from '@tanstack/react-query';
import { searchQueries } from '#modules/configurator/web/wizard/search-queries.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { FieldId, Values } from '#product/configuration.ts';

/** How many rows the options of the search would leave. */
export interface Counts {
  /** Undefined where the field is not counted, or not yet for what is asked now. */
  of(field: FieldId, code: string): number | undefined;
}

/** The counts for what is asked now; those of the question before are no answer to this one. */
export function useCounts(filter: Values): Counts {
  const line = useWizardView().product.context.line.code;
  const { data, isPlaceholderData } = useQuery(searchQueries.counts(line, filter));
  return {
    of(field, code) {
      const counted = isPlaceholderData ? undefined : data?.get(field);
      return counted && (counted.get(code) ?? 0);
    },
  };
}
