import type { Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { relaxing, repairsOfSearch, type SuggestedLimit } from '#modules/catalogue/domain/explain/search-repairs.ts';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';

/** A repair as the change of the form that makes it, with all it would do. */
export interface PreviewedRepair extends Repair {
  readonly change: Change;
  readonly outcome: Outcome;
}

/** What each repair would do to a configuration; those the release refuses are left out. */
export function previewRepairs(
  config: Configuration,
  repairs: readonly Repair[],
  context: ProductContext,
): readonly PreviewedRepair[] {
  return repairs.flatMap((repair) => {
    const change = changeOf(repair);
    const outcome = previewChange(config, change, context);
    return outcome.refused ? [] : [{ ...repair, change, outcome }];
  });
}

/** How an option that leaves no basic type can be had. */
export function repairsToRows(
  config: Configuration,
  wanted: Wanted,
  suggested: SuggestedLimit | null,
  context: ProductContext,
): readonly PreviewedRepair[] {
  return previewRepairs(config, repairsOfSearch(config, wanted, suggested, context.line.search), context);
}

/** The change that relaxes one limit of an empty search to the value the catalogue suggests. */
export function changeOfRelaxation(suggested: SuggestedLimit, form: SearchForm): Change {
  return changeOf(relaxing(suggested, form));
}

function changeOf({ set, figures, drop }: Repair): Change {
  if (drop.length === 0 && Object.keys(figures).length === 0) return { kind: 'chooseAll', choices: set };
  return { kind: 'refine', choices: set, numbers: figures, clears: drop };
}
