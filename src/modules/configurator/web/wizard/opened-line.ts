import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Cleared } from '#modules/configurator/domain/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/product-context.ts';
import { fitToRelease } from '#modules/configurator/domain/reconcile.ts';
import { emptyWizard, reduceWizard, type WizardState } from '#modules/configurator/domain/reducer.ts';
import { SPECIAL_WISHES } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { call } from '#web/call.ts';
import type { OpenLine } from './line-store.ts';
import { isFilter, toRow } from './search/search-queries.ts';

/** The row a saved line names, with the figures it has in the release in force; undefined if that has it no longer. */
export async function findRow(form: SavedForm, signal: AbortSignal): Promise<BasicType | undefined> {
  const filter = filterFor(form);
  if (!isFilter(filter)) return undefined;
  const page = await call(catalogueRoutes.getBasicType, { query: { ...filter, pageSize: '200' }, signal });
  const rows = [...page.rows, ...page.nearMisses.map(({ row }) => row)].flatMap(toRow);
  return rows.find(({ id }) => id === form.basicTypeId);
}

/** Asks for exactly the ratio, unit and input of a saved line, at whatever service factor it has. */
function filterFor(form: SavedForm): unknown {
  const { basicType, inputModule, gearboxModel, inputType, efficiencyClass } = form;
  const part = basicType ?? inputModule;
  const asked = {
    gearboxModel,
    inputType,
    efficiencyClass,
    reduceUnitSize: part?.reduceUnitSize,
    ratio: part?.ratio.toString(),
    delta: '0',
    serviceFactor: leastServiceFactor(form),
    motorPoles: basicType?.motorPoles,
    motorFrequency: basicType?.motorFrequency,
    durationFactor: basicType?.durationFactor,
    inputModule: inputModule?.inputModule,
    inputSpeed: inputModule?.inputSpeed?.toString(),
    outputTorque: inputModule?.outputTorque?.toString(),
    motorPower: inputModule?.motorPower?.toString(),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && value !== undefined));
}

/**
 * A row with a load is found whatever its service factor; a module without one shows its permissible power at the factor
 * that was required.
 */
function leastServiceFactor({ inputModule, serviceFactor }: SavedForm): string {
  const isLoaded = !inputModule || inputModule.outputTorque !== null || inputModule.motorPower !== null;
  return isLoaded ? '0.8' : String(Math.max(serviceFactor ?? 1, 1));
}

/**
 * The wizard with a saved line opened in it, overlaid on the empty form, without what the release no longer allows; what
 * is missing is reported, the chosen row included.
 */
export function openLineState(
  { id, form }: OpenLine,
  row: BasicType | undefined,
  context: ProductContext,
): WizardState {
  const config = context.line.saved.read(form, row ?? null);
  const wished = form.specialWishes ? { ...config, values: { ...config.values, [SPECIAL_WISHES]: 'yes' } } : config;
  const { config: detail, cleared } = fitToRelease(wished, context);
  const report = { fired: [], cleared: row ? cleared : [rowIsGone(form), ...cleared] };
  return reduceWizard(emptyWizard(context.line), { type: 'open', lineId: id, detail, report }, context);
}

function rowIsGone(form: SavedForm): Cleared {
  return { field: BASIC_TYPE, from: form.basicTypeId, to: null, because: 'constraint', ruleId: null };
}
