import type { Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { repairsOfSearch, type SuggestedLimit } from '#modules/catalogue/domain/explain/search-repairs.ts';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { changeOfRepair } from './change-of-relaxation.ts';

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
    const change = changeOfRepair(repair);
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
