import { type Warning, warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import type { WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What is told of a row where it is pointed out, as if it were chosen: that of its line's warnings which must not wait for it. */
export function notesOnPick(
  row: CatalogueRow,
  { config, product: { context }, description }: Pick<WizardView, 'config' | 'product' | 'description'>,
): readonly Warning[] {
  const { toldOfPicks = [] } = context.line;
  if (toldOfPicks.length === 0) return [];
  const ifChosen = warningsOf({ ...config, basicType: row }, context, description.standing);
  return ifChosen.filter(({ id }) => toldOfPicks.includes(id));
}
