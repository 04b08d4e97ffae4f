import type { z } from 'zod';
import { JRT_LINE } from '#lines/jrt/line.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { toWireForm } from '#lines/jrt/saved/wire-form.ts';
import type { JRT_WIRE_FORM } from '#lines/jrt/saved/wire-schema.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { type ProductContext, productContext } from '#modules/configurator/domain/context/product-context.ts';
import { settledValues } from '#modules/configurator/domain/context/settled.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import type { Change } from '#product/change.ts';
import { type Configuration, SPECIAL_WISHES, type Values } from '#product/configuration.ts';

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
  const context = productContext(release.engine, release.product, JRT_LINE);
  let config = chosen(release, context, rowId, choices);
  for (const { field } of describe(config, context).openPoints) {
    const value = describe(config, context).standing[field];
    if (value !== undefined) config = applyChange(config, { kind: 'choose', field, value }, context).config;
  }
  return formOf(release, config, describe(config, context).standing);
}

/** The payload of one who has chosen the row and these, and nothing of what is still open. */
export function anOpenForm(
  release: ActiveRelease,
  rowId: string,
  choices: readonly (readonly [string, string])[] = [],
): z.output<typeof JRT_WIRE_FORM> {
  const context = productContext(release.engine, release.product, JRT_LINE);
  const config = chosen(release, context, rowId, choices);
  return formOf(release, config, settledValues(config, context));
}

function chosen(
  release: ActiveRelease,
  context: ProductContext,
  rowId: string,
  choices: readonly (readonly [string, string])[],
): Configuration {
  const row = release.index.find(rowId, {});
  if (row === undefined) throw new Error(`The shipped catalogue has no ${rowId}`);
  const { gearboxModel, inputType } = row as BasicType;
  const changes: Change[] = [
    { kind: 'choose', field: 'gearboxModel', value: gearboxModel },
    { kind: 'choose', field: 'inputType', value: inputType },
    { kind: 'basicType', row },
    ...choices.map(([field, value]): Change => ({ kind: 'choose', field, value })),
  ];
  return changes.reduce<Configuration>((before, change) => applyChange(before, change, context).config, JRT_LINE.empty);
}

function formOf(release: ActiveRelease, config: Configuration, standing: Values): z.output<typeof JRT_WIRE_FORM> {
  const line = toSavedForm(config, standing, { technicalVersion: 'zh-cn' });
  const form =
    line && toWireForm(line, { releaseHash: release.hash, specialWishes: standing[SPECIAL_WISHES] === 'yes' });
  if (form === null) throw new Error('A configuration with a row has a payload');
  return JSON.parse(JSON.stringify(form));
}
