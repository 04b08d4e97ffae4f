import type { Repair } from '#modules/catalogue/domain/explain/explanation.ts';
import { relaxing, type SuggestedLimit } from '#modules/catalogue/domain/explain/search-repairs.ts';
import type { Change } from '#product/change.ts';
import type { SearchForm } from '#product/search-form.ts';

/** The change that relaxes one limit of an empty search to the value the catalogue suggests. */
export function changeOfRelaxation(suggested: SuggestedLimit, form: SearchForm): Change {
  return changeOfRepair(relaxing(suggested, form));
}

/** The change of the form that makes a repair. */
export function changeOfRepair({ set, figures, drop }: Repair): Change {
  if (drop.length === 0 && Object.keys(figures).length === 0) return { kind: 'chooseAll', choices: set };
  return { kind: 'refine', choices: set, numbers: figures, clears: drop };
}
