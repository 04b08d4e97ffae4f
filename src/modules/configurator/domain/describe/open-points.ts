import type { NamedAssignment } from '#engine/public.ts';
import type { Domains } from '#modules/configurator/domain/context/domains.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { isGranted } from '#modules/configurator/domain/context/with-defaults.ts';
import { findingsOf } from '#modules/configurator/domain/validation/configuration-checks.ts';
import type { Finding } from '#product/check.ts';
import type { Configuration } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';

/** What is missing before a configuration can be completed. */
export type OpenPoint = Finding | (Omit<Finding, 'code'> & { readonly code: 'field-missing' });

/** A configuration with what the release says about it. */
export interface Judged {
  readonly config: Configuration;
  readonly standing: NamedAssignment;
  /** What each variable can still be with what is chosen. */
  readonly open: Domains;
  /** The same with the defaults taken for granted. */
  readonly settled: Domains;
  readonly context: ProductContext;
}

/** Everything that is missing, in the order of the steps: fields without a default, then the validations of spec 001 §5. */
export function openPointsOf(judged: Judged): readonly OpenPoint[] {
  const missing = judged.context.fields
    .filter((def) => isMissing(def, judged))
    .map(({ id, step }): OpenPoint => ({ code: 'field-missing', step, field: id }));
  return [...missing, ...findingsOf(judged.config, judged.standing, judged.context.line)].toSorted(
    (a, b) => a.step - b.step,
  );
}

/** A field must be answered if it surely applies, leaves a choice, has no default and no answer. */
function isMissing(def: FieldDef, { config, open, settled, context }: Judged): boolean {
  const step = context.line.steps[def.step]?.kind;
  if (!def.modelled || def.kind === 'multi' || step === 'search') return false;
  const possible = (step === 'model' ? open : settled).possible(def.id);
  if (possible.size < 2 || possible.has(NOT_APPLICABLE)) return false;
  return config.values[def.id] === undefined && !isGranted(def.id, open, context);
}
