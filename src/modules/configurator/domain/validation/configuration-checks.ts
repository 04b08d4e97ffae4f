import type { Check, CommonCheck, Finding } from '#product/check.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { type ProductLine, stepOf } from '#product/line.ts';
import { belowDemand } from './below-demand.ts';
import { oneBasicType } from './one-basic-type.ts';
import { specialWishesText } from './special-wishes-text.ts';
import { technicalEmail } from './technical-email.ts';

/** Every validation of the wizard: those of all lines (spec 001 §5), and between them the line's own. */
export function checksOf(line: ProductLine): readonly Check[] {
  const placed =
    (check: CommonCheck): Check =>
    (config, standing) => {
      const found = check(config, standing);
      return found && { ...found, step: stepOf(found.field, line) };
    };
  return [placed(oneBasicType), ...line.checks, placed(specialWishesText), placed(technicalEmail), belowDemand(line)];
}

/** What keeps a configuration from being completed; empty if nothing does. */
export function findingsOf(config: Configuration, standing: Values, line: ProductLine): readonly Finding[] {
  return checksOf(line).flatMap((check) => check(config, standing) ?? []);
}
