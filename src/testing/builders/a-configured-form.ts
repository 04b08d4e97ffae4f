import type { z } from 'zod';
import { JRT_LINE } from '#lines/jrt/line.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { toWireForm } from '#lines/jrt/saved/wire-form.ts';
import type { JRT_WIRE_FORM } from '#lines/jrt/saved/wire-schema.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import type { Change } from '#product/change.ts';
import { type Configuration, SPECIAL_WISHES } from '#product/configuration.ts';

/** A row of the shipped catalogue that most tests are content with. */
export const A_ROW_ID = 'K67-3-57.28-DN90L4-1.5-50';

/**
 * The payload of a product configured as a person would, from the shipped data: a row of the catalogue, then these
 * choices, then whatever is still open by its first possible value.
 */
export function aConfiguredForm(
  release: ActiveRelease,
  rowId: string,
  choices: readonly (readonly [string, string])[] = [],
): z.output<typeof JRT_WIRE_FORM> {
  const row = release.index.find(rowId, {});
  if (row === undefined) throw new Error(`The shipped catalogue has no ${rowId}`);
  const { gearboxModel, inputType } = row as BasicType;
  const context = productContext(release.engine, release.product, JRT_LINE);
  const changes: Change[] = [
    { kind: 'choose', field: 'gearboxModel', value: gearboxModel },
    { kind: 'choose', field: 'inputType', value: inputType },
    { kind: 'basicType', row },
    ...choices.map(([field, value]): Change => ({ kind: 'choose', field, value })),
  ];
  let config: Configuration = changes.reduce(
    (before, change) => applyChange(before, change, context).config,
    JRT_LINE.empty,
  );
  for (const { field } of describe(config, context).openPoints) {
    const value = describe(config, context).standing[field];
    if (value !== undefined) config = applyChange(config, { kind: 'choose', field, value }, context).config;
  }
  const { standing } = describe(config, context);
  const line = toSavedForm(config, standing, { technicalVersion: 'zh-cn' });
  const form =
    line && toWireForm(line, { releaseHash: release.hash, specialWishes: standing[SPECIAL_WISHES] === 'yes' });
  if (form === null) throw new Error('A configuration with a row has a payload');
  return JSON.parse(JSON.stringify(form));
}
