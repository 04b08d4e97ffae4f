import { loadDefinition } from '#lines/definitions.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import { withoutWhatStands } from '#modules/configurator/domain/change/without-what-stands.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { emptyWizard, reduceWizard, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { SPECIAL_WISHES, type Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { CallError, call } from '#web/calls/call.ts';
import type { LinePanels, LoadPanels } from './line-panels.ts';
import type { OpenLine } from './line-store.ts';
import { panelsOf } from './panels-of.tsx';

/** The row a saved line names, with the figures it has in the release in force; undefined if that has it no longer. */
export async function findRow(
  form: SavedForm,
  loadPanels: LoadPanels,
  signal: AbortSignal,
): Promise<CatalogueRow | undefined> {
  const { category } = form;
  const [line, own] = await Promise.all([loadDefinition(category), loadPanels(category)]);
  const rows = await lookUpRows(line.saved.lookUpOf(form), { code: category, panels: panelsOf(line, own), signal });
  return rows.find((row) => row.id === form.basicTypeId);
}

/** All rows a look-up finds, near misses too; what is asked in codes that the catalogue does not have finds none. */
export async function lookUpRows(
  asked: Values,
  { code, panels, signal }: { code: string; panels: Pick<LinePanels, 'readRow'>; signal: AbortSignal },
): Promise<readonly CatalogueRow[]> {
  const query = { ...asked, pageSize: '200' };
  const page = await call(catalogueRoutes.rows, { params: { line: code }, query, signal }).catch(noneIfUnknown);
  const found = [...(page?.rows ?? []), ...(page?.nearMisses ?? []).map(({ row }) => row)];
  return found.flatMap((row) => panels.readRow(row) ?? []);
}

/** What is asked in codes that the catalogue no longer has finds nothing. */
function noneIfUnknown(error: unknown): undefined {
  if (error instanceof CallError && error.code === 'request.invalid') return undefined;
  throw error;
}

/**
 * The wizard with a saved line opened in it, overlaid on the empty form, without what the release no longer allows; what
 * is missing is reported, the chosen row included. What was usual when it was saved is not chosen now.
 */
export function openLineState(
  { id, form }: OpenLine,
  row: CatalogueRow | undefined,
  context: ProductContext,
): WizardState {
  const config = context.line.saved.read(form, row ?? null);
  const wished = form.specialWishes ? { ...config, values: { ...config.values, [SPECIAL_WISHES]: 'yes' } } : config;
  const { config: fitted, cleared } = fitToRelease(wished, context);
  const detail = withoutWhatStands(fitted, context);
  const report = { fired: [], cleared: row ? cleared : [rowIsGone(form), ...cleared] };
  return reduceWizard(emptyWizard(context.line), { type: 'open', lineId: id, detail, report }, context);
}

function rowIsGone(form: SavedForm): Cleared {
  return { field: BASIC_TYPE, from: form.basicTypeId, to: null, because: 'constraint', ruleId: null };
}
